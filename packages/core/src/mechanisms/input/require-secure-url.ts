import { invalidField } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'

/**
 * Validates a customer's URL for events or browser redirects: `https` without user name and password. In development
 * `http` is allowed on this machine. The contract has validated that it is a URL.
 *
 * @param param the request field that holds it
 * @throws ApiError `invalid_field_value`
 */
export function requireSecureUrl(scope: Scope, text: string, param: string): void {
  const url = URL.parse(text)
  if (url === null || !namesHost.test(text)) throw invalidField(param, `\`${param}\` must be a URL with a host.`)
  if (url.username !== '' || url.password !== '') {
    throw invalidField(param, `\`${param}\` must not contain a user name or password.`)
  }
  if (url.protocol === 'https:' || (scope.development && url.protocol === 'http:' && isLoopback(url.hostname))) return
  throw invalidField(
    param,
    scope.development
      ? `\`${param}\` must begin with https://, or with http:// and name this machine (localhost, 127.0.0.1 or [::1]).`
      : `\`${param}\` must begin with https://.`,
  )
}

// URL also accepts `https:///path` and `https:path`, and uses the first path segment as the host.
const namesHost = /^[a-z]+:\/\/[^/?#]/i

/** @param hostname as parsed by URL, which normalizes every spelling of 127.0.0.1 to dotted decimal */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
