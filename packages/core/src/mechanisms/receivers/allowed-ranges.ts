import { type AddressRange, parseRange } from './address-range.ts'

const thisMachine = ['127.0.0.0/8', '::1/128'].map(parseRange)

/**
 * Parses the non-global address ranges that the operator allows for webhooks.
 *
 * @param text comma-separated ranges, such as `10.0.0.0/8,fd00::/8`; empty or undefined for none
 * @param development also allows this machine
 * @throws Error in one line that names the invalid range
 */
export function allowedRanges(text: string | undefined, development: boolean): readonly AddressRange[] {
  const given = (text ?? '').split(',').map((each) => each.trim())
  return [...(development ? thisMachine : []), ...given.filter((each) => each !== '').map(parseRange)]
}
