import { isIP } from 'node:net'
import { invalidField } from '../errors/index.ts'
import { allowedRanges, isLocalName, refuseAddress } from '../receivers/index.ts'
import type { Scope } from '../scope/index.ts'
import { requireSecureUrl } from './secure-url.ts'

/**
 * Checks a URL that a customer wants events sent to: as {@link requireSecureUrl}, and an address in it has to be one that
 * something is sent to. A name is judged when something is sent, since what it means may change at any time.
 *
 * @param param the request field that holds it
 * @throws ApiError `invalid_field_value`
 */
export function requireReceiverUrl(scope: Scope, text: string, param: string): void {
  requireSecureUrl(scope, text, param)
  const { hostname } = new URL(text)
  const address = isLocalName(hostname) ? '127.0.0.1' : hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 0) return
  const { development = false, allowedReceivers = allowedRanges(undefined, development) } = scope
  if (refuseAddress(address, allowedReceivers) === undefined) return
  throw invalidField(param, `\`${param}\` must be on the public internet; ${hostname} is not.`)
}
