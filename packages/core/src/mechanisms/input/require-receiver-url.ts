import { isIP } from 'node:net'
import { invalidField } from '../errors/index.ts'
import { isLocalName, parseAllowedRanges, refuseAddress } from '../receivers/index.ts'
import type { Scope } from '../scope/index.ts'
import { requireSecureUrl } from './require-secure-url.ts'

/**
 * Validates the URL of a webhook receiver: like {@link requireSecureUrl}, and an IP address in it must be allowed. A
 * host name is checked at every attempt, since its addresses may change.
 *
 * @param param the request field that holds it
 * @throws ApiError `invalid_field_value`
 */
export function requireReceiverUrl(scope: Scope, text: string, param: string): void {
  requireSecureUrl(scope, text, param)
  const { hostname } = new URL(text)
  const address = isLocalName(hostname) ? '127.0.0.1' : hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 0) return
  const { development = false, allowedReceivers = parseAllowedRanges(undefined, development) } = scope
  if (refuseAddress(address, allowedReceivers) === undefined) return
  throw invalidField(param, `\`${param}\` must be on the public internet; ${hostname} is not.`)
}
