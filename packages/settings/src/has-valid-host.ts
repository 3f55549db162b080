import type { IncomingMessage } from 'node:http'

/**
 * Whether the request has exactly one `Host`, as RFC 9112 requires; HTTP/1.0 may have none. Node reports only the
 * first of several.
 */
export function hasValidHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 0 ? httpVersion === '1.0' : count === 1 && headers.host !== ''
}
