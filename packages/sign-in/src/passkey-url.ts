import { isIP } from 'node:net'

const loopback = ['127.0.0.1', '[::1]']

/**
 * The URL to which browsers bind passkeys: that of the service, or `localhost` for the address of this machine. Undefined at any other IP
 * address, where browsers allow none.
 */
export function passkeyUrl(publicUrl: string): URL | undefined {
  const url = new URL(publicUrl)
  if (loopback.includes(url.hostname)) url.hostname = 'localhost'
  return isIP(url.hostname) === 0 && !url.hostname.startsWith('[') ? url : undefined
}
