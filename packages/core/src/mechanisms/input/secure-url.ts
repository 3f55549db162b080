import { invalidField } from '../errors/index.ts'
import type { Scope } from '../scope/index.ts'

/**
 * Checks a URL that a customer gives us to send to, events or a browser: `https` and no user name or password; `http` on
 * this machine where the service is run for development. That it is a URL at all, the contract has checked.
 *
 * @param param the request field that holds it
 * @throws ApiError `invalid_field_value`
 */
export function requireSecureUrl(scope: Scope, text: string, param: string): void {
  const url = URL.parse(text)
  if (url === null || !namesHost.test(text)) throw invalidField(param, `\`${param}\` must be a URL with a host.`)
  if (url.username !== '' || url.password !== '') {
    throw invalidField(param, `\`${param}\` must not hold a user name or password.`)
  }
  if (url.protocol === 'https:' || (scope.development && url.protocol === 'http:' && isLoopback(url.hostname))) return
  throw invalidField(
    param,
    scope.development
      ? `\`${param}\` must begin with https://, or with http:// and name this machine (localhost, 127.0.0.1 or [::1]).`
      : `\`${param}\` must begin with https://.`,
  )
}

// URL takes `https:///path` and `https:path` too, and calls the first segment of the path the host.
const namesHost = /^[a-z]+:\/\/[^/?#]/i

/** @param hostname as URL gives it: every spelling of 127.0.0.1 is dotted decimal by then */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
