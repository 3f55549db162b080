import { type AddressRange, parseRange, parseRanges } from '../addresses/index.ts'

const loopback = ['127.0.0.0/8', '::1/128'].map(parseRange)

/**
 * Parses the ranges of private and other special addresses that the operator allows as webhook receivers.
 *
 * @param text comma-separated ranges, such as `10.0.0.0/8,fd00::/8`; empty or undefined for none
 * @param development whether loopback addresses are allowed too
 * @throws Error that names the invalid range, with a message of one line
 */
export function parseAllowedRanges(text: string | undefined, development: boolean): readonly AddressRange[] {
  return [...(development ? loopback : []), ...parseRanges(text)]
}
