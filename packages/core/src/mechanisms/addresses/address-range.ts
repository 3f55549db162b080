import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address of either family, as a number. */
export interface AddressValue {
  readonly family: 4 | 6
  readonly value: bigint
}

/** All addresses with the same leading bits. */
export interface AddressRange {
  readonly family: 4 | 6
  /** The first address. */
  readonly first: bigint
  /** The number of shared leading bits. */
  readonly bits: number
}

const widths = { 4: 32, 6: 128 } as const

/** Parses an address in any notation, ignoring a zone (`%eth0`); undefined for anything else. */
export function parseAddress(text: string): AddressValue | undefined {
  const family = isIP(text)
  if (family !== 4 && family !== 6) return undefined
  const bytes = ipaddr.parse(text).toByteArray()
  return { family, value: BigInt(`0x${Buffer.from(bytes).toString('hex')}`) }
}

export function isInRange({ family, value }: AddressValue, range: AddressRange): boolean {
  const rest = BigInt(widths[family] - range.bits)
  return family === range.family && value >> rest === range.first >> rest
}

/** Whether an address, in any notation, is in one of the ranges. */
export function isInRanges(text: string, ranges: readonly AddressRange[]): boolean {
  const address = parseAddress(text)
  return address !== undefined && ranges.some((range) => isInRange(address, range))
}

/**
 * Parses a range such as `10.0.0.0/8` or `fd00::/8`; a single address is a range of one.
 *
 * @throws Error with the problem in one line
 */
export function parseRange(text: string): AddressRange {
  const [, address = '', prefix] = /^([^/%]*)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const read = parseAddress(address)
  const width = widths[read?.family ?? 6]
  const bits = prefix === undefined ? width : Number(prefix)
  if (read === undefined || bits > width) {
    throw new Error(`${JSON.stringify(text)} is not an address range such as 10.0.0.0/8 or fd00::/8.`)
  }
  const rest = BigInt(width - bits)
  if ((read.value >> rest) << rest !== read.value) {
    throw new Error(
      `${text} has bits set after its prefix: write the first address of the range, or a single address without a prefix.`,
    )
  }
  return { family: read.family, first: read.value, bits }
}

/**
 * Parses ranges separated by commas; empty or undefined for none.
 *
 * @throws Error that names the invalid range, with a message of one line
 */
export function parseRanges(text: string | undefined): readonly AddressRange[] {
  const given = (text ?? '').split(',').map((each) => each.trim())
  return given.filter((each) => each !== '').map(parseRange)
}
