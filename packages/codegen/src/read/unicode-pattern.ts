/** What means itself after a backslash, where the flag `u` lets no backslash stand. */
const needless = /[^A-Za-z0-9\n\r^$\\.*+?()[\]{}|/-]/

/**
 * A pattern that compiles with the flag `u`, as JSON Schema has it. Where only escapes that mean nothing (`\-`, `\@`) or
 * lone brackets keep it from that, they are written as the flag wants them.
 *
 * @throws SyntaxError where it does not compile, or would mean something else
 */
export function unicodePattern(source: string): string {
  if (compiles(source)) return source
  const fixed = source.replaceAll(/\\([\s\S])/g, (pair, character) => (needless.test(character) ? character : pair))
  const candidates = [fixed, hyphensBare(fixed), bracketsEscaped(hyphensBare(fixed))]
  const found = candidates.find((candidate) => compiles(candidate))
  if (found !== undefined && compiles(source, '')) return found
  new RegExp(source, 'u')
  return source
}

function compiles(source: string, flags = 'u'): boolean {
  try {
    return new RegExp(source, flags) !== undefined
  } catch {
    return false
  }
}

/** A class, an escape, or any other character. */
const tokens = /\[\^?(?:\\[\s\S]|[^\]\\])*\]|\\[\s\S]|[\s\S]/g

/** `\-` outside of classes means `-`. Inside of them, a hyphen beside `\w` is one, not a range. */
function hyphensBare(source: string): string {
  return source.replaceAll(tokens, (token) => {
    if (token === '\\-') return '-'
    if (!token.startsWith('[')) return token
    return token.replaceAll(
      /(\\[wdsWDS])-(?!\])|(\\[\s\S])|(?<![[^])-(?=\\[wdsWDS])/g,
      (_match, before = '', other = undefined) => other ?? `${before}\\-`,
    )
  })
}

/** `{`, `}` and `]` that open or close nothing mean themselves. */
function bracketsEscaped(source: string): string {
  return source
    .replaceAll(/\\[\s\S]|\{(?!\d+(?:,\d*)?\})/g, (match) => (match === '{' ? '\\{' : match))
    .replaceAll(tokens, (token) => (token === ']' ? '\\]' : token))
    .replaceAll(/\\[\s\S]|(?<!\{\d+(?:,\d*)?)\}/g, (match) => (match === '}' ? '\\}' : match))
}
