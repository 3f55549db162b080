import { type AddressRange, readRange } from './address-range.ts'

const thisMachine = ['127.0.0.0/8', '::1/128'].map(readRange)

/**
 * The ranges of addresses that an operator opens to webhooks although they are not global.
 *
 * @param text ranges with commas between them, such as `10.0.0.0/8,fd00::/8`; empty or undefined for none
 * @param development opens this machine too
 * @throws Error in one line that names the range which is none
 */
export function allowedRanges(text: string | undefined, development: boolean): readonly AddressRange[] {
  const given = (text ?? '').split(',').map((each) => each.trim())
  return [...(development ? thisMachine : []), ...given.filter((each) => each !== '').map(readRange)]
}
