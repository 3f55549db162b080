import { isIP } from 'node:net'
import { type AddressRange, isInRanges } from '../addresses/index.ts'
import { refuseAddress } from './judge-address.ts'
import type { LookupAddresses } from './lookup-addresses.ts'

/** The reason to refuse a URL. */
export type ReceiverRefusal = 'url_not_allowed' | 'lookup_failed' | 'no_address' | 'address_not_allowed'

/** An address to connect to. */
export interface ReceiverAddress {
  readonly address: string
  readonly family: 4 | 6
}

/** The addresses of a URL's host, or the reason to refuse the URL. */
export type ResolvedReceiver =
  | (ReceiverAddress & {
      readonly ok: true
      /** The first few addresses of the host, all of them checked; the first one is `address`. */
      readonly addresses: readonly ReceiverAddress[]
    })
  | {
      readonly ok: false
      readonly reason: ReceiverRefusal
      /** Shown with the delivery: names the host, but none of its addresses. */
      readonly message: string
    }

/** A DNS response can have thousands of addresses, too many to try. */
const maxAddresses = 16

/**
 * Finds the address to connect to, once per attempt: connecting by name would repeat the lookup, and a hostile DNS
 * server could give a different response. One refused address refuses the whole URL. IP addresses in the URL are
 * checked too. `http` is allowed for opened ranges only.
 *
 * @param options.allow see parseAllowedRanges
 */
export async function resolveReceiver(
  url: string,
  { allow, lookup }: { readonly allow: readonly AddressRange[]; readonly lookup: LookupAddresses },
): Promise<ResolvedReceiver> {
  const parsed = URL.parse(url)
  if (parsed === null || parsed.hostname === '' || !/^https?:$/.test(parsed.protocol)) {
    return refused('url_not_allowed', 'The URL must begin with https://.')
  }
  const hostname = parsed.hostname.replace(/^\[(.*)\]$/, '$1')
  const found = isIP(hostname) === 0 ? await lookUp(hostname, lookup) : [hostname]
  if (found === undefined) return refused('lookup_failed', `The DNS lookup of ${hostname} failed.`)
  if (found.length === 0) return refused('no_address', `${hostname} has no address.`)
  if (found.some((address) => refuseAddress(address, allow) !== undefined)) {
    return refused('address_not_allowed', `${hostname} is not on the public internet.`)
  }
  if (parsed.protocol === 'http:' && found.some((address) => !isInRanges(address, allow))) {
    return refused('url_not_allowed', 'The URL must begin with https://.')
  }
  const addresses = found
    .slice(0, maxAddresses)
    .map((address) => ({ address, family: isIP(address) === 6 ? (6 as const) : (4 as const) }))
  return { ok: true, ...addresses[0]!, addresses }
}

/** @returns undefined when the lookup failed */
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
