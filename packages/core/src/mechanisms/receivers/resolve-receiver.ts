import { isIP } from 'node:net'
import type { AddressRange } from './address-range.ts'
import { isOpened, refuseAddress } from './judge-address.ts'
import type { LookupAddresses } from './lookup-addresses.ts'

/** Why nothing is sent to a URL. */
export type ReceiverRefusal = 'url_not_allowed' | 'lookup_failed' | 'no_address' | 'address_not_allowed'

/** An address to connect to. */
export interface ReceiverAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** Where a URL's host is, or why nothing is sent there. */
export type ResolvedReceiver =
  | (ReceiverAddress & {
      readonly ok: true
      /** Of those that were found, every one judged, the first few; the first is `address`. */
      readonly addresses: readonly ReceiverAddress[]
    })
  | {
      readonly ok: false
      readonly reason: ReceiverRefusal
      /** For whoever reads the delivery: names the host, but no address that it was looked up to. */
      readonly message: string
    }

/** A name server can give thousands, and nobody has the time to try them. */
const mostAddresses = 16

/**
 * Finds the address to connect to, once for an attempt: connecting to the name instead would look it up again, and a hostile
 * name server would answer otherwise then. One bad address among several refuses them all. Literal addresses are judged
 * too. `http` goes to opened ranges only.
 *
 * @param options.allow see allowedRanges
 */
export async function resolveReceiver(
  url: string,
  { allow, lookup }: { readonly allow: readonly AddressRange[]; readonly lookup: LookupAddresses },
): Promise<ResolvedReceiver> {
  const parsed = URL.parse(url)
  if (parsed === null || parsed.hostname === '' || !/^https?:$/.test(parsed.protocol)) {
    return refused('url_not_allowed', 'The URL is not one of https.')
  }
  const hostname = parsed.hostname.replace(/^\[(.*)\]$/, '$1')
  const found = isIP(hostname) === 0 ? await lookUp(hostname, lookup) : [hostname]
  if (found === undefined) return refused('lookup_failed', `The address of ${hostname} could not be looked up.`)
  if (found.length === 0) return refused('no_address', `There is no address of ${hostname}.`)
  if (found.some((address) => refuseAddress(address, allow) !== undefined)) {
    return refused('address_not_allowed', `${hostname} is not on the public internet.`)
  }
  if (parsed.protocol === 'http:' && found.some((address) => !isOpened(address, allow))) {
    return refused('url_not_allowed', 'The URL has to begin with https://.')
  }
  const addresses = found
    .slice(0, mostAddresses)
    .map((address) => ({ address, family: isIP(address) === 6 ? (6 as const) : (4 as const) }))
  return { ok: true, ...addresses[0]!, addresses }
}

/** @returns undefined when no name server gave an answer */
async function lookUp(hostname: string, lookup: LookupAddresses): Promise<readonly string[] | undefined> {
  try {
    return await lookup(hostname)
  } catch {
    return undefined
  }
}

function refused(reason: ReceiverRefusal, message: string): ResolvedReceiver {
  return { ok: false, reason, message }
}
