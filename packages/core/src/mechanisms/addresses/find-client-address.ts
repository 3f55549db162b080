import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type AddressRange, isInRanges } from './address-range.ts'
import { forwardedHops, xForwardedForHops } from './forwarded-hops.ts'

/** The headers in which proxies report the addresses that they have seen. */
export interface ForwardedHeaders {
  readonly 'x-forwarded-for'?: string | string[] | undefined
  readonly forwarded?: string | string[] | undefined
}

/**
 * Finds the address of the client. The address of the connection is certain. While the last known address is a trusted
 * proxy's, the hop that it reports is believed; the first address that does not belong to a trusted proxy is the client's. A hop that
 * is not an address ends the search at the proxy that reported it.
 *
 * A client can send the header that its proxies do not set. So if both headers are present and lead to different
 * addresses, neither is believed.
 *
 * @param connection the address of the connection
 * @param trusted the ranges of the trusted proxies; empty for none
 * @returns an address in its canonical notation; an IPv4-mapped one as IPv4
 */
export function findClientAddress(
  connection: string,
  headers: ForwardedHeaders,
  trusted: readonly AddressRange[],
): string {
  const nearest = canonical(connection) ?? connection
  if (trusted.length === 0 || !isInRanges(nearest, trusted)) return nearest
  const reported = [
    hopsOf(headers['x-forwarded-for'], xForwardedForHops),
    hopsOf(headers.forwarded, forwardedHops),
  ].flatMap((hops) => (hops === undefined ? [] : [firstUntrusted(nearest, hops, trusted)]))
  const [client = nearest, other = client] = reported
  return client === other ? client : nearest
}

function hopsOf(header: string | string[] | undefined, parse: (text: string) => string[]): string[] | undefined {
  if (header === undefined) return undefined
  return parse(typeof header === 'string' ? header : header.join(','))
}

function firstUntrusted(nearest: string, hops: readonly string[], trusted: readonly AddressRange[]): string {
  let known = nearest
  for (const hop of hops) {
    const address = canonical(hop)
    if (address === undefined) return known
    if (!isInRanges(address, trusted)) return address
    known = address
  }
  return known
}

/** Undefined for what is not an address. A zone (`%eth0`) is removed: it has a meaning only on the proxy's machine. */
function canonical(text: string): string | undefined {
  const family = isIP(text)
  if (family !== 6) return family === 4 ? text : undefined
  return ipaddr.process(text.replace(/%.*$/, '')).toString()
}
