const maxPathLength = 500
const mayHoldSecret = /chn|whsec|%/i
const secrets = /chn_live_|whsec_/i

/**
 * The path of a URL as it is logged: no query, no fragment, limited in length, and without keys or secrets that were
 * put into it by mistake.
 */
export function loggedPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const length = url.slice(start).search(/[?#]/)
  const path = length < 0 ? url.slice(start) : url.slice(start, start + length)
  const shown = mayHoldSecret.test(path) ? path.replaceAll(/[^/]+/g, withoutSecret) : path
  return shown.length <= maxPathLength ? shown : `${shown.slice(0, maxPathLength - 1)}…`
}

function withoutSecret(segment: string): string {
  return secrets.test(decoded(segment)) ? '[redacted]' : segment
}

/** Not decodeURIComponent: it rejects the whole text if one byte is not UTF-8. */
function decoded(segment: string): string {
  return segment.replaceAll(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
