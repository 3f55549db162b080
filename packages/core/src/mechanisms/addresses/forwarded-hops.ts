// Each proxy appends what it saw to the end of these headers, so only the end can be trusted. Both are parsed from the
// right: whatever a client sent first, such as a quote that never ends, cannot change what the proxies appended.

/** More hops than any chain of proxies has. The rest is not parsed. */
const maxHops = 100

/** The hops of `X-Forwarded-For`, nearest first. */
export function xForwardedForHops(header: string): string[] {
  return splitFromRight(header, ',').map((hop) => withoutPort(unquoted(hop)))
}

/** The hops of `Forwarded` (RFC 7239), nearest first; an empty text for an element without `for`. */
export function forwardedHops(header: string): string[] {
  return splitFromRight(header, ',').map((element) => withoutPort(forOf(element)))
}

function forOf(element: string): string {
  const nodes = splitFromRight(element, ';').filter((pair) => /^for=/i.test(pair))
  // A repeated parameter is not valid, and does not say which one the proxy has written.
  return nodes.length === 1 ? unquoted(nodes[0]!.slice('for='.length)) : ''
}

/** The trimmed parts, from right to left. A separator within a quoted string does not count. */
function splitFromRight(text: string, separator: string): string[] {
  const parts: string[] = []
  let end = text.length
  let isQuoted = false
  for (let at = text.length - 1; at >= 0 && parts.length < maxHops; at--) {
    const character = text[at]
    if (character === '"' && !(isQuoted && isEscaped(text, at))) isQuoted = !isQuoted
    if (character !== separator || isQuoted) continue
    parts.push(text.slice(at + 1, end).trim())
    end = at
  }
  if (parts.length < maxHops) parts.push(text.slice(0, end).trim())
  return parts
}

/** Whether an odd number of backslashes precedes the character. */
function isEscaped(text: string, at: number): boolean {
  let first = at
  while (first > 0 && text[first - 1] === '\\') first--
  return (at - first) % 2 === 1
}

function unquoted(text: string): string {
  return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : text
}

/** `192.0.2.1:4711` and `[2001:db8::1]:4711` without the port; anything else unchanged. */
function withoutPort(node: string): string {
  const [, bracketed, plain] = /^(?:\[([^[\]]*)\]|([\d.]+))(?::(?:\d{1,5}|_[\w.-]+))?$/.exec(node) ?? []
  return bracketed ?? plain ?? node
}
