import { describe, expect, it } from 'vitest'
import { parseRanges } from './address-range.ts'
import { type ForwardedHeaders, findClientAddress } from './find-client-address.ts'

const proxies = parseRanges('10.0.0.0/8, fd00::/8')
const behindProxy = (headers: ForwardedHeaders) => findClientAddress('10.0.0.1', headers, proxies)

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['2001:DB8:0:0::7', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
])('without a trusted proxy, %s is the client, as %s', (connection, address) => {
  const headers = { 'x-forwarded-for': '203.0.113.1', forwarded: 'for=203.0.113.1' }
  expect(findClientAddress(connection, headers, [])).toBe(address)
  expect(findClientAddress(connection, headers, proxies)).toBe(address)
})

describe('X-Forwarded-For', () => {
  it.each([
    ['203.0.113.1', '203.0.113.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:DB8::1]', '2001:db8::1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['203.0.113.1:4711', '203.0.113.1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['"203.0.113.1"', '203.0.113.1'],
    ['"[2001:db8::1]:4711"', '2001:db8::1'],
    [' 203.0.113.1 ', '203.0.113.1'],
    // Through several proxies.
    ['203.0.113.1, 10.0.0.3, 10.0.0.2', '203.0.113.1'],
    ['203.0.113.1,fd00::3 ,10.0.0.2:80', '203.0.113.1'],
    // All of them are proxies: the first one began the request.
    ['10.0.0.9, 10.0.0.2', '10.0.0.9'],
    // The address that the client claims is left of the one that the proxy has seen.
    ['127.0.0.1, 203.0.113.1', '203.0.113.1'],
    ['10.0.0.9, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    ['"127.0.0.1, 203.0.113.1', '203.0.113.1'],
    ['for="127.0.0.1\\, 203.0.113.1', '203.0.113.1'],
    // A proxy that does not say what it has seen.
    ['203.0.113.1, unknown', '10.0.0.1'],
    ['203.0.113.1, unknown, 10.0.0.2', '10.0.0.2'],
    ['203.0.113.1, 999.1.1.1', '10.0.0.1'],
    ['203.0.113.1,', '10.0.0.1'],
    ['', '10.0.0.1'],
    ['203.0.113.1:port', '10.0.0.1'],
    ['203.0.113.010', '10.0.0.1'],
    ['[203.0.113.1', '10.0.0.1'],
    ['<script>', '10.0.0.1'],
  ])('%j: %s', (header, address) => {
    expect(behindProxy({ 'x-forwarded-for': header })).toBe(address)
  })

  it('may be repeated', () => {
    expect(behindProxy({ 'x-forwarded-for': ['127.0.0.1', '203.0.113.1, 10.0.0.2'] })).toBe('203.0.113.1')
  })
})

describe('Forwarded', () => {
  it.each([
    ['for=203.0.113.1', '203.0.113.1'],
    ['For=203.0.113.1;proto=https;by=10.0.0.1', '203.0.113.1'],
    ['proto=https; for="[2001:db8::1]:4711" ;host=a.example', '2001:db8::1'],
    ['for="203.0.113.1:_port"', '203.0.113.1'],
    ['for=203.0.113.1, for=10.0.0.3, for="[fd00::2]"', '203.0.113.1'],
    ['for=127.0.0.1, for=203.0.113.1', '203.0.113.1'],
    // Quotes and escapes that the client sent stay in its part.
    ['for="127.0.0.1, for=203.0.113.1', '203.0.113.1'],
    ['for="127.0.0.1\\", for=203.0.113.1;host="b"', '203.0.113.1'],
    ['for=203.0.113.1;host="a, for=127.0.0.1"', '203.0.113.1'],
    ['for=203.0.113.1;host="a\\", for=127.0.0.1;x=\\"b"', '203.0.113.1'],
    ['for=203.0.113.1;host="a\\\\"', '203.0.113.1'],
    ['for=203.0.113.1;host="a;for=127.0.0.1"', '203.0.113.1'],
    ['for=203.0.113.1, for=_hidden', '10.0.0.1'],
    ['for=203.0.113.1, for=unknown, for=10.0.0.2', '10.0.0.2'],
    ['for=203.0.113.1, proto=https', '10.0.0.1'],
    ['for=203.0.113.1;for=203.0.113.2', '10.0.0.1'],
    ['for=[2001:db8::1', '10.0.0.1'],
    ['203.0.113.1', '10.0.0.1'],
    ['', '10.0.0.1'],
  ])('%j: %s', (header, address) => {
    expect(behindProxy({ forwarded: header })).toBe(address)
  })
})

describe('both headers', () => {
  it('are believed if they agree', () => {
    const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.1', forwarded: 'for="203.0.113.1:80", for=10.0.0.2' }
    expect(behindProxy(headers)).toBe('203.0.113.1')
  })

  it.each<ForwardedHeaders>([
    { 'x-forwarded-for': '203.0.113.1', forwarded: 'for=127.0.0.1' },
    { 'x-forwarded-for': '203.0.113.1', forwarded: 'for=_hidden' },
    { 'x-forwarded-for': '203.0.113.1', forwarded: '' },
  ])('are not believed if they disagree: %j', (headers) => {
    expect(behindProxy(headers)).toBe('10.0.0.1')
  })
})

it('reads only the end of a header that is as long as the HTTP parser allows', () => {
  const long = `${'10.0.0.2,'.repeat(1_700)}203.0.113.1`
  expect(behindProxy({ 'x-forwarded-for': long })).toBe('203.0.113.1')
  expect(behindProxy({ 'x-forwarded-for': `203.0.113.1${',10.0.0.2'.repeat(1_700)}` })).toBe('10.0.0.2')
  expect(behindProxy({ forwarded: '"\\'.repeat(8_000) })).toBe('10.0.0.1')
})
