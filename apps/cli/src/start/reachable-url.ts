/** A URL for clients on this machine: a wildcard address is replaced by loopback. */
export function reachableUrl(apiUrl: string): string {
  const url = new URL(apiUrl)
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1'
  if (url.hostname === '[::]') url.hostname = '[::1]'
  return url.origin
}
