/** A URL for clients: a wildcard address is replaced by loopback. */
export function reachableUrl(listening: string): string {
  return listening.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
}
