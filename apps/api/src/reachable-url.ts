/** An address that a client can use: what listens everywhere is reached through the loopback. */
export function reachableUrl(listening: string): string {
  return listening.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
}
