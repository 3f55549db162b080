import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { describe, expect, it } from 'vitest'
import { isInRange, parseRange } from '../addresses/index.ts'
import { classifyAddress, refuseAddress } from './judge-address.ts'
import { type AddressClass, specialRanges } from './special-ranges.ts'

const nothing = [] as const
const width = (family: 4 | 6) => (family === 4 ? 32n : 128n)

/** Formats an address independently of the code under test. */
function written(family: 4 | 6, value: bigint): string {
  const size = family === 4 ? 8n : 16n
  const parts = Array.from({ length: family === 4 ? 4 : 8 }, (_, index) =>
    Number((value >> (width(family) - size * BigInt(index + 1))) & ((1n << size) - 1n)),
  )
  return family === 4 ? parts.join('.') : parts.map((part) => part.toString(16)).join(':')
}

/** Any address of a range, with a bias to its ends. */
function addressOf(text: string) {
  const { family, first, bits } = parseRange(text)
  const last = first + (1n << (width(family) - BigInt(bits))) - 1n
  const value = fc.oneof(fc.bigInt(first, last), fc.constantFrom(first, last))
  return value.map((each) => ({ family, value: each, text: written(family, each) }))
}

const anyIpv4 = addressOf('0.0.0.0/0')
const anyIpv6 = addressOf('::/0')
const globalUnicast = addressOf('2000::/3')
const edges = specialRanges.flatMap(({ range: { family, first, bits } }) => {
  const size = 1n << (width(family) - BigInt(bits))
  return [first - 1n, first, first + size - 1n, first + size]
    .filter((value) => value >= 0n && value < 1n << width(family))
    .map((value) => ({ family, value, text: written(family, value) }))
})

// The special-purpose registries, in their order.
const registries: readonly (readonly [AddressClass, string])[] = [
  ['unspecified', '0.0.0.0/8'],
  ['private', '10.0.0.0/8'],
  ['shared', '100.64.0.0/10'],
  ['loopback', '127.0.0.0/8'],
  ['link-local', '169.254.0.0/16'],
  ['private', '172.16.0.0/12'],
  ['reserved', '192.0.0.0/24'],
  ['documentation', '192.0.2.0/24'],
  ['service', '192.31.196.0/24'],
  ['service', '192.52.193.0/24'],
  ['service', '192.88.99.0/24'],
  ['private', '192.168.0.0/16'],
  ['service', '192.175.48.0/24'],
  ['benchmarking', '198.18.0.0/15'],
  ['documentation', '198.51.100.0/24'],
  ['documentation', '203.0.113.0/24'],
  ['multicast', '224.0.0.0/4'],
  ['reserved', '240.0.0.0/4'],
  ['reserved', '255.255.255.255/32'],
  ['loopback', '::1/128'],
  ['unspecified', '::/128'],
  ['ipv4-embedding', '::7f00:1'],
  ['ipv4-embedding', '::ffff:0:0/96'],
  ['ipv4-embedding', '::ffff:0:0:0/96'],
  ['ipv4-embedding', '64:ff9b::/96'],
  ['ipv4-embedding', '64:ff9b:1::/48'],
  ['discard', '100::/64'],
  ['discard', '100:0:0:1::/64'],
  ['reserved', '100:0:0:2::/64'],
  ['ipv4-embedding', '2001::/32'],
  ['reserved', '2001:1::/32'],
  ['benchmarking', '2001:2::/48'],
  ['service', '2001:3::/32'],
  ['service', '2001:4:112::/48'],
  ['identifier', '2001:10::/28'],
  ['identifier', '2001:20::/28'],
  ['identifier', '2001:30::/28'],
  ['reserved', '2001:100::/24'],
  ['documentation', '2001:db8::/32'],
  ['ipv4-embedding', '2002::/16'],
  ['service', '2620:4f:8000::/48'],
  ['documentation', '3fff::/20'],
  ['reserved', '4000::/3'],
  ['identifier', '5f00::/16'],
  ['reserved', '6000::/3'],
  ['reserved', '8000::/2'],
  ['reserved', 'e000::/4'],
  ['private', 'fc00::/7'],
  ['link-local', 'fe80::/10'],
  ['private', 'fec0::/10'],
  ['multicast', 'ff00::/8'],
]

/** The entries inside a range: their addresses have the class of the narrower entry. */
function entriesInside(text: string) {
  const range = parseRange(text)
  return registries
    .map(([, other]) => parseRange(other))
    .filter(({ family, first, bits }) => bits > range.bits && isInRange({ family, value: first }, range))
}

it.each(registries)('refuses every address of the class %s: %s', (name, range) => {
  const narrower = entriesInside(range)
  const addresses = addressOf(range).filter((address) => !narrower.some((other) => isInRange(address, other)))
  fc.assert(
    fc.property(addresses, ({ text }) => {
      expect(refuseAddress(text, nothing)).toBe(name)
    }),
  )
})

describe('agrees with ipaddr.js on what is global unicast', () => {
  // ipaddr.js treats all unnamed IPv6 ranges as unicast; this service accepts 2000::/3 only.
  const agree = ({ family, value, text }: { family: 4 | 6; value: bigint; text: string }) => {
    const isUnicast = ipaddr.parse(text).range() === 'unicast'
    expect([text, classifyAddress({ family, value }) === 'global']).toEqual([text, isUnicast])
  }
  it('at both ends of each range, and next to them', () => {
    for (const edge of edges) if (edge.family === 4 || edge.value >> 125n === 1n) agree(edge)
  })
  it('anywhere', () => fc.assert(fc.property(fc.oneof(anyIpv4, globalUnicast), agree), { numRuns: 2_000 }))
})

it('accepts global addresses, in IPv6 only those in 2000::/3', () => {
  for (const text of [
    '1.1.1.1',
    '8.8.8.8',
    '100.128.0.0',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2001:200::1',
    '3ffe::1',
  ]) {
    expect([text, refuseAddress(text, nothing)]).toEqual([text, undefined])
  }
  fc.assert(
    fc.property(anyIpv6, ({ value, text }) => {
      fc.pre(value >> 125n !== 1n)
      expect(refuseAddress(text, nothing)).not.toBe(undefined)
    }),
    { numRuns: 1_000 },
  )
})

it('gives the same result for every notation of an address', () => {
  const shorter = (text: string) => new URL(`http://[${text}]`).hostname.slice(1, -1)
  fc.assert(
    fc.property(
      fc.oneof(anyIpv6, fc.constantFrom(...edges.filter(({ family }) => family === 6))),
      ({ value, text }) => {
        const dotted = `${text.split(':').slice(0, 6).join(':')}:${written(4, value & 0xffffffffn)}`
        const refusal = refuseAddress(text, nothing)
        for (const other of [text.toUpperCase(), shorter(text), dotted, `${text}%eth0`]) {
          expect([other, refuseAddress(other, nothing)]).toEqual([other, refusal])
        }
      },
    ),
  )
})

it('allows an opened range, but not the addresses next to it', () => {
  const range = fc.constantFrom(...registries.filter(([name]) => name !== 'ipv4-embedding').map(([, text]) => text))
  const opened = range.chain((text) => fc.record({ allow: fc.constant(parseRange(text)), inside: addressOf(text) }))
  fc.assert(
    fc.property(opened, fc.oneof(anyIpv4, anyIpv6), ({ allow, inside }, other) => {
      expect(refuseAddress(inside.text, [allow])).toBe(undefined)
      const rest = width(allow.family) - BigInt(allow.bits)
      fc.pre(other.family !== allow.family || other.value >> rest !== allow.first >> rest)
      expect(refuseAddress(other.text, [allow])).toBe(refuseAddress(other.text, nothing))
    }),
  )
})

describe('checks the IPv4 address embedded in an IPv6 address', () => {
  const prefixes = ['::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/96', '::/96']
  const forms = [
    ...prefixes.map((prefix) => [prefix, (v4: bigint) => parseRange(prefix).first | v4] as const),
    ['2002::/16', (v4: bigint) => (0x2002n << 112n) | (v4 << 80n)] as const,
    ['2001::/32', (v4: bigint) => (0x20010000n << 96n) | (0x08080808n << 64n) | (v4 ^ 0xffffffffn)] as const,
    ['2001::/32', (v4: bigint) => (0x20010000n << 96n) | (v4 << 64n) | (0x08080808n ^ 0xffffffffn)] as const,
  ]
  it.each(forms)('in %s', (prefix, embed) => {
    fc.assert(
      fc.property(
        fc.oneof(anyIpv4, fc.constantFrom(...edges.filter(({ family }) => family === 4))),
        ({ value, text }) => {
          // ::0.0.0.0 and ::0.0.0.1 are addresses of their own.
          fc.pre(prefix !== '::/96' || value > 1n)
          const address = written(6, embed(value))
          expect(refuseAddress(address, nothing)).toBe('ipv4-embedding')
          expect(refuseAddress(address, [parseRange(prefix)])).toBe(refuseAddress(text, nothing))
          // Opening the IPv4 network does not open the gateways to it.
          expect(refuseAddress(address, [parseRange('0.0.0.0/0')])).toBe('ipv4-embedding')
          expect(refuseAddress(address, [parseRange(prefix), parseRange('0.0.0.0/0')])).toBe(undefined)
        },
      ),
    )
  })
})

it('refuses ISATAP addresses, whatever their prefix', () => {
  const marked = fc.tuple(globalUnicast, fc.constantFrom(0x0000n, 0x0100n, 0x0200n, 0x0300n), anyIpv4)
  fc.assert(
    fc.property(marked, ([{ value: prefix }, bits, inside]) => {
      const value = ((prefix >> 64n) << 64n) | (bits << 48n) | (0x5efen << 32n) | inside.value
      const outside = written(6, (prefix >> 64n) << 64n)
      fc.pre(refuseAddress(outside, nothing) === undefined)
      const address = written(6, value)
      expect(refuseAddress(address, nothing)).toBe('ipv4-embedding')
      expect(refuseAddress(address, [parseRange('::/0')])).toBe(refuseAddress(inside.text, nothing))
    }),
  )
  expect(refuseAddress('fd00::5efe:7f00:1', [parseRange('fd00::/8')])).toBe('loopback')
  expect(refuseAddress('2606:4700::5eff:7f00:1', nothing)).toBe(undefined)
})

it.each([
  '',
  'example.com',
  '127.1',
  '0x7f000001',
  '1.2.3.4.5',
  '1.2.3.256',
  '::1::',
  '[::1]',
  ' 8.8.8.8',
  '8.8.8.8/32',
])('refuses %j, which is not an address', (text) => {
  expect(refuseAddress(text, [parseRange('0.0.0.0/0'), parseRange('::/0')])).toBe('unreadable')
})
