import { bothCases } from './both-cases.ts'

/** Characters that need no escape, and that the flag `u` does not allow to be escaped. */
const needless = /[^A-Za-z0-9\n\r^$\\.*+?()[\]{}|/-]/

/**
 * Makes a pattern compile with the flag `u`, as JSON Schema requires. Fixes only needless escapes (`\@`, `\-`),
 * unpaired brackets, and `(?i)` at the start.
 *
 * @throws SyntaxError if the pattern is not valid without the flag either, or if these fixes are not enough
 */
export function unicodePattern(source: string): string {
  if (source.startsWith('(?i)')) return bothCases(unicodePattern(source.slice('(?i)'.length)))
  if (compiles(source)) return source
  const fixed = source.replaceAll(/\\([\s\S])/g, (pair, character) => (needless.test(character) ? character : pair))
  const candidates = [fixed, hyphensBare(fixed), bracketsEscaped(hyphensBare(fixed))]
  const found = candidates.find((candidate) => compiles(candidate))
  if (found !== undefined && compiles(source, '')) return found
  new RegExp(source, 'u')
  return source
}

/** Whether a name matches one of the patterns. An invalid one, which is a problem of its own, matches none. */
export function matchesAny(sources: readonly string[], name: string): boolean {
  return sources.some((source) => {
    try {
      return new RegExp(unicodePattern(source), 'u').test(name)
    } catch {
      return false
    }
  })
}

function compiles(source: string, flags = 'u'): boolean {
  try {
    return new RegExp(source, flags) !== undefined
  } catch {
    return false
  }
}

/** A character class, an escape, or any other character. */
const tokens = /\[\^?(?:\\[\s\S]|[^\]\\])*\]|\\[\s\S]|[\s\S]/g

/** Replaces `\-` outside of classes by `-`. Inside a class, escapes a hyphen beside `\w`, which is not a range. */
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

/** Escapes unpaired `{`, `}` and `]`, which are literal without the flag `u`. */
function bracketsEscaped(source: string): string {
  return source
    .replaceAll(/\\[\s\S]|\{(?!\d+(?:,\d*)?\})/g, (match) => (match === '{' ? '\\{' : match))
    .replaceAll(tokens, (token) => (token === ']' ? '\\]' : token))
    .replaceAll(/\\[\s\S]|(?<!\{\d+(?:,\d*)?)\}/g, (match) => (match === '}' ? '\\}' : match))
}
