import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, it } from 'vitest'
import { refuseAddress } from './judge-address.ts'
import { type LookupAddresses, openLookup } from './lookup-addresses.ts'
import { parseAllowedRanges } from './parse-allowed-ranges.ts'
import { resolveReceiver } from './resolve-receiver.ts'

const nothing = parseAllowedRanges(undefined, false)
const neverCalled: LookupAddresses = (hostname) => Promise.reject(new Error(`unexpected lookup of ${hostname}`))
const resolvingTo = (...addresses: string[]) => ({ allow: nothing, lookup: () => Promise.resolve(addresses) })

it('returns the address to connect to, and the other addresses of the name', async () => {
  const resolved = await resolveReceiver(
    'https://hooks.example.com/a',
    resolvingTo('93.184.215.14', '2606:2800:21f::1'),
  )
  expect(resolved).toEqual({
    ok: true,
    address: '93.184.215.14',
    family: 4,
    addresses: [
      { address: '93.184.215.14', family: 4 },
      { address: '2606:2800:21f::1', family: 6 },
    ],
  })
})

it('checks all addresses of a name, and returns the first few', async () => {
  const many = Array.from({ length: 4_000 }, (_, index) => `93.184.${index >> 8}.${index & 0xff}`)
  const resolved = await resolveReceiver('https://hooks.example.com/', resolvingTo(...many))
  expect(resolved).toMatchObject({ ok: true, addresses: many.slice(0, 16).map((address) => ({ address })) })
  const refusal = await resolveReceiver('https://hooks.example.com/', resolvingTo(...many, '10.0.0.1'))
  expect(refusal).toMatchObject({ ok: false, reason: 'address_not_allowed' })
})

it('looks up a name once, so that a different second response has no effect', async () => {
  const addresses = ['93.184.215.14', '127.0.0.1']
  const asked: string[] = []
  const lookup = (hostname: string) => {
    asked.push(hostname)
    return Promise.resolve([addresses.shift()!])
  }
  expect(await resolveReceiver('https://Rebinding.example.com:8443/', { allow: nothing, lookup })).toMatchObject({
    address: '93.184.215.14',
  })
  expect(asked).toEqual(['rebinding.example.com'])
})

it.each([
  ['the first of two', ['10.0.0.1', '93.184.215.14']],
  ['the last of three', ['93.184.215.14', '2606:2800:21f::1', 'fe80::1%eth0']],
  ['an embedding one', ['93.184.215.14', '::ffff:93.184.215.14']],
  ['none at all', ['93.184.215.14', 'localhost']],
])('refuses the name when %s is not allowed', async (_which, addresses) => {
  expect(await resolveReceiver('https://hooks.example.com/', resolvingTo(...addresses))).toEqual({
    ok: false,
    reason: 'address_not_allowed',
    message: 'hooks.example.com is not on the public internet.',
  })
})

// All of them are 127.0.0.1, or are converted to it.
it.each([
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.0x1',
  '①②⑦.⓪.⓪.①',
  '𝟏𝟐𝟕.𝟎.𝟎.𝟏',
  '０ｘ７ｆ．１',
  '127｡0｡0｡1',
  '127.0.0\u00ad.1',
  '127\u200b.0.0.1',
  '127.\t0.0\n.1',
  '00000000177.0.0.1',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::127.0.0.1]',
  '[::7f00:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::FFFF:7F00:0001]',
  '[0000:0000:0000:0000:0000:ffff:127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::127.0.0.1]',
  '[2002:7f00:1::]',
  '[2001:0:808:808::80ff:fffe]',
  '[2606:4700::5efe:7f00:1]',
  '[2606:4700::200:5efe:127.0.0.1]',
  'user@127.0.0.1',
  '93.184.215.14@127.0.0.1',
])('refuses https://%s/ without a lookup', async (host) => {
  const refusal = await resolveReceiver(`https://${host}/`, { allow: nothing, lookup: neverCalled })
  expect(refusal).toMatchObject({ ok: false, reason: 'address_not_allowed' })
})

it.each([
  'https:127.0.0.1/',
  'https:/127.0.0.1',
  'https:\\\\127.0.0.1\\a',
  ' https://127.0.0.1',
  'HTTPS://127.0.0.1\\@93.184.215.14/',
])('refuses %j without a lookup, wherever its host starts', async (url) => {
  const refusal = await resolveReceiver(url, { allow: nothing, lookup: neverCalled })
  expect(refusal).toMatchObject({ ok: false, reason: 'address_not_allowed' })
})

it.each([
  'localhost',
  'LOCALHOST',
  'ｌｏｃａｌｈｏｓｔ',
  'localhost.',
  'a.b.localhost',
  '%6cocalhost',
  'local\u00adhost',
])('recognizes https://%s/ as this machine', async (host) => {
  const receiver = { allow: nothing, lookup: openLookup({ servers: ['127.0.0.1:1'] }) }
  const refusal = await resolveReceiver(`https://${host}/`, receiver)
  expect(refusal).toMatchObject({ ok: false, reason: 'address_not_allowed' })
})

it.each([
  ['0xA9FEA9FE', 'the metadata of a cloud'],
  ['0', 'this network'],
  ['4294967295', 'broadcast'],
  ['[fd00:ec2::254]', 'the metadata of a cloud'],
  ['[2001:20::1]', 'ORCHID'],
])('refuses https://%s/: %s', async (host) => {
  const refusal = await resolveReceiver(`https://${host}/`, { allow: nothing, lookup: neverCalled })
  expect(refusal).toMatchObject({ ok: false, reason: 'address_not_allowed' })
})

it.each(['https://93.184.215.14:8443/', 'https://0x5db8d70e/', 'https://[2606:2800:21f::1]/'])(
  'accepts a global IP address: %s',
  async (url) => {
    expect(await resolveReceiver(url, { allow: nothing, lookup: neverCalled })).toMatchObject({ ok: true })
  },
)

it('allows http for opened ranges only', async () => {
  const allow = parseAllowedRanges('10.0.0.0/8', true)
  for (const url of ['http://127.0.0.1:4000/', 'http://[::1]/', 'http://10.1.2.3/']) {
    expect(await resolveReceiver(url, { allow, lookup: neverCalled })).toMatchObject({ ok: true })
  }
  for (const url of ['http://93.184.215.14/', 'http://hooks.example.com/']) {
    const refusal = await resolveReceiver(url, { allow, lookup: () => Promise.resolve(['127.0.0.1', '93.184.215.14']) })
    expect(refusal).toEqual({ ok: false, reason: 'url_not_allowed', message: 'The URL must begin with https://.' })
  }
})

it.each(['ftp://93.184.215.14/', 'file:///etc/passwd', 'nonsense', '', 'mailto:kim@example.com', 'https://256.1.1.1/'])(
  'refuses %j, which is not a receiver URL',
  async (url) => {
    const refusal = await resolveReceiver(url, { allow: nothing, lookup: neverCalled })
    expect(refusal).toMatchObject({ ok: false, reason: 'url_not_allowed' })
  },
)

it('distinguishes a name without addresses from a failed lookup', async () => {
  expect(await resolveReceiver('https://gone.example.com/', resolvingTo())).toEqual({
    ok: false,
    reason: 'no_address',
    message: 'gone.example.com has no address.',
  })
  expect(await resolveReceiver('https://silent.example.com/', { allow: nothing, lookup: neverCalled })).toEqual({
    ok: false,
    reason: 'lookup_failed',
    message: 'The DNS lookup of silent.example.com failed.',
  })
})

it('gives the same result for every URL notation of an IPv4 address', async () => {
  const radices = [(part: number) => String(part), (part: number) => `0x${part.toString(16)}`, octal]
  const wide = (digits: string) =>
    digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))).replaceAll('.', '。')
  const variants = [(text: string) => text, wide, percentEncoded, (text: string) => `${text}.`]
  const special = fc.constantFrom(0, 0x0a000001, 0x7f000001, 0xa9fea9fe, 0xac100001, 0xc0a80001, 0xe0000001, 0xffffffff)
  const any = fc.oneof(special, fc.integer({ min: 0, max: 0xffffffff }))
  const choice = fc.record({
    address: any,
    parts: fc.integer({ min: 1, max: 4 }),
    write: fc.array(fc.constantFrom(...radices), { minLength: 4, maxLength: 4 }),
    variant: fc.constantFrom(...variants),
  })
  await fc.assert(
    fc.asyncProperty(choice, async ({ address, parts, write, variant }) => {
      const bytes = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff)
      // The last part holds all remaining bytes.
      const last = bytes.slice(parts - 1).reduce((value, byte) => value * 256 + byte, 0)
      const host = [...bytes.slice(0, parts - 1), last].map((part, index) => write[index]!(part)).join('.')
      const resolved = await resolveReceiver(`https://${variant(host)}/`, { allow: nothing, lookup: neverCalled })
      const refusal = refuseAddress(bytes.join('.'), nothing)
      expect([host, resolved.ok]).toEqual([host, refusal === undefined])
      if (resolved.ok) expect(resolved.address).toBe(bytes.join('.'))
    }),
    { numRuns: 2_000 },
  )
})

it('gives the same result for every URL notation of an IPv6 address', async () => {
  const ipv4 = fc.constantFrom('127.0.0.1', '10.0.0.1', '169.254.169.254', '8.8.8.8')
  const prefix = fc.constantFrom(
    '::ffff:',
    '::ffff:0:',
    '64:ff9b::',
    '::',
    '2001:db8::',
    '2606:4700::',
    'fe80::',
    'fc00::',
  )
  const address = fc.oneof(
    fc.ipV6(),
    fc.tuple(prefix, ipv4).map((parts) => parts.join('')),
  )
  const write = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => new URL(`https://[${text}]/`).hostname.slice(1, -1),
    (text: string) => ipaddr.parse(text).toNormalizedString(),
    (text: string) =>
      ipaddr
        .parse(text)
        .toNormalizedString()
        .replace(/\b[\da-f]{1,3}\b/g, (part) => part.padStart(4, '0')),
  )
  await fc.assert(
    fc.asyncProperty(address, write, async (text, notation) => {
      const host = `[${notation(text)}]`
      const resolved = await resolveReceiver(`https://${host}:8443/a`, { allow: nothing, lookup: neverCalled })
      expect([host, resolved.ok]).toEqual([host, refuseAddress(text, nothing) === undefined])
    }),
    { numRuns: 1_000 },
  )
})

it('accepts all addresses of a name or none, in any order', async () => {
  const good = fc.constantFrom('93.184.215.14', '1.1.1.1', '2606:2800:21f::1', '2a00:1450:4001::1')
  const bad = fc.constantFrom(
    ...[
      '127.0.0.1',
      '10.0.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
    ],
    ...[
      '::ffff:1.1.1.1',
      '64:ff9b::1.1.1.1',
      '2002:101:101::',
      '2001:0:101:101::',
      '2606::5efe:101:101',
      'ff02::1',
      'nonsense',
    ],
  )
  const arbitrary = fc
    .tuple(fc.array(good, { minLength: 1, maxLength: 6 }), fc.array(bad, { maxLength: 3 }))
    .chain(([some, others]) => {
      const all = [...some, ...others]
      const shuffled = fc.shuffledSubarray(all, { minLength: all.length })
      return fc.record({ addresses: shuffled, hasBad: fc.constant(others.length > 0) })
    })
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ addresses, hasBad }) => {
      const resolved = await resolveReceiver('https://hooks.example.com/', resolvingTo(...addresses))
      if (hasBad) expect(resolved).toMatchObject({ ok: false, reason: 'address_not_allowed' })
      else expect(resolved).toMatchObject({ ok: true, addresses: addresses.map((address) => ({ address })) })
    }),
  )
})

function octal(part: number): string {
  return `0${part.toString(8)}`
}

function percentEncoded(text: string): string {
  return [...text].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('')
}
