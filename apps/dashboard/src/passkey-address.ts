/** Browsers have no passkeys at an IP address. */
export function isAtIpAddress({ hostname } = location): boolean {
  return /^\[|^\d+(\.\d+){3}$/.test(hostname)
}

/** Where to open the page for passkeys, if it is at the IP address of this machine. */
export function urlOnLocalhost({ hostname, href } = location): string | undefined {
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return undefined
  const url = new URL(href)
  url.hostname = 'localhost'
  return url.href
}
