/** A group name, an escape with an argument, a character class, an escape, or any other character. */
const tokens =
  /\(\?<[A-Za-z_$][\w$]*>|\\k<[\w$]+>|\\[pP]\{[^}]*\}|\\(?:u\{[^}]*\}|u.{4}|x.{2}|c.)|\[\^?(?:\\[\s\S]|[^\]\\])*\]|\\[\s\S]|[\s\S]/gu
/** A range of a character class, or one member. */
const members = /(\\[\s\S]|[^\\])(?:-(\\[\s\S]|[^\\]))?/gu
const withArgument = /^\\[xucpP]/
const letters = [
  ['a', 'z'],
  ['A', 'Z'],
] as const

/**
 * A pattern that matches ASCII letters of both cases, as `(?i)` does in other dialects.
 *
 * @throws SyntaxError if it has other letters, or escapes that may stand for letters
 */
export function bothCases(source: string): string {
  return source.replaceAll(tokens, (token) => {
    if (token.startsWith('[')) return classOfBothCases(token)
    if (token.length > 1 && !withArgument.test(token)) return token
    requireAscii(token)
    return /[A-Za-z]/.test(token) ? `[${token}${otherCase(token)}]` : token
  })
}

function classOfBothCases(token: string): string {
  const head = token.startsWith('[^') ? '[^' : '['
  const body = token.slice(head.length, -1).replaceAll(members, (member, from: string, to = from) => {
    requireAscii(from)
    requireAscii(to)
    if (from.startsWith('\\') || to.startsWith('\\')) return member
    const added = letters.map(([first, last]) => {
      const [low, high] = [from > first ? from : first, to < last ? to : last]
      const isInside = otherCase(low) >= from && otherCase(high) <= to
      if (low > high || isInside) return ''
      return otherCase(low === high ? low : `${low}-${high}`)
    })
    return `${member}${added.join('')}`
  })
  return `${head}${body}]`
}

function otherCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()
}

function requireAscii(token: string): void {
  const isCased = token.toUpperCase() !== token.toLowerCase()
  if (withArgument.test(token) || (isCased && !/^[\x20-\x7e]+$/.test(token))) {
    throw new SyntaxError(`(?i) together with ${token} is not supported`)
  }
}
