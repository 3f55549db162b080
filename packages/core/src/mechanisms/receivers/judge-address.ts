import { type AddressRange, type AddressValue, isInRange, parseAddress, parseRange } from '../addresses/index.ts'
import { type AddressClass, specialRanges } from './special-ranges.ts'

/** Classifies an address: `global`, or the reason to refuse it. */
export function classifyAddress(address: AddressValue): AddressClass {
  const { name } = specialRanges.find(({ range }) => isInRange(address, range))!
  return name === 'global' && isIsatap(address) ? 'ipv4-embedding' : name
}

/**
 * Checks whether the service may send to an address: a global one, or one in a range that the operator has opened. For
 * an address with an embedded IPv4 address, that is checked too, so that opening a gateway's range does not open the
 * network behind it.
 *
 * @param text an address, in any notation
 * @param allow the opened ranges
 * @returns undefined if allowed; otherwise the class of the address, `unreadable` if it is not an address
 */
export function refuseAddress(text: string, allow: readonly AddressRange[]): AddressClass | 'unreadable' | undefined {
  const address = parseAddress(text)
  if (address === undefined) return 'unreadable'
  return refuse(address, allow)
}

function refuse(address: AddressValue, allow: readonly AddressRange[]): AddressClass | undefined {
  const name = classifyAddress(address)
  if (name === 'global') return undefined
  if (!allow.some((range) => isInRange(address, range))) return name
  const embeds = name === 'ipv4-embedding' || isIsatap(address)
  return (embeds ? embeddedAddresses(address) : [])
    .map((each) => refuse(each, allow))
    .find((refused) => refused !== undefined)
}

const sixToFour = parseRange('2002::/16')
const teredo = parseRange('2001::/32')

/**
 * The IPv4 addresses embedded in an IPv6 address: after the prefix in 6to4, server and client in Teredo, else the last
 * 32 bits.
 */
function embeddedAddresses(address: AddressValue): AddressValue[] {
  if (isInRange(address, sixToFour)) return [ipv4(address.value >> 80n)]
  if (isInRange(address, teredo)) return [ipv4(address.value >> 64n), ipv4(~address.value)]
  return [ipv4(address.value)]
}

/** ISATAP (RFC 5214) addresses have any prefix, then 5efe and an IPv4 address. */
function isIsatap({ family, value }: AddressValue): boolean {
  // The universal/local bit and the group bit may have either value.
  return family === 6 && ((value >> 32n) & 0xfcff_ffffn) === 0x5efen
}

function ipv4(value: bigint): AddressValue {
  return { family: 4, value: BigInt.asUintN(32, value) }
}
