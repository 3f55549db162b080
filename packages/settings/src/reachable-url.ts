/** A URL for clients on this machine: a wildcard address is replaced by loopback. */
export function reachableUrl(listening: string): string {
  return new URL(listening).origin.replace('//0.0.0.0', '//127.0.0.1').replace('//[::]', '//[::1]')
}
