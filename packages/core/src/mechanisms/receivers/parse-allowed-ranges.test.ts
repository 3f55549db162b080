import { expect, it } from 'vitest'
import { refuseAddress } from './judge-address.ts'
import { parseAllowedRanges } from './parse-allowed-ranges.ts'

it('allows nothing by default, and this machine in development', () => {
  for (const text of [undefined, '', ' , ']) expect(parseAllowedRanges(text, false)).toEqual([])
  const open = parseAllowedRanges(undefined, true)
  for (const address of ['127.0.0.1', '127.255.255.255', '::1']) expect(refuseAddress(address, open)).toBe(undefined)
  expect(refuseAddress('10.0.0.1', open)).toBe('private')
  expect(refuseAddress('::ffff:127.0.0.1', open)).toBe('ipv4-embedding')
})

it('accepts ranges and single addresses of both families', () => {
  const open = parseAllowedRanges('10.0.0.0/8, fd00::/8,192.168.1.7', false)
  for (const address of ['10.255.0.1', 'fdff::1', '192.168.1.7']) expect(refuseAddress(address, open)).toBe(undefined)
  for (const address of ['127.0.0.1', 'fc00::1', '192.168.1.8'])
    expect(refuseAddress(address, open)).not.toBe(undefined)
})

it.each([
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0.0/',
  '10/8',
  'intranet',
  '10.0.0.0/8/8',
  'fe80::%eth0/10',
  '10.0.0.0/-1',
])('rejects %s', (text) => {
  expect(() => parseAllowedRanges(`127.0.0.1,${text}`, false)).toThrow(`"${text}" is not an address range`)
})

it('reports that a range does not start at the given address', () => {
  expect(() => parseAllowedRanges('10.0.0.1/8', false)).toThrow('10.0.0.1/8 has bits set after its prefix')
})
