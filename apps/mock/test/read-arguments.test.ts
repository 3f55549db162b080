import { expect, it } from 'vitest'
import { help, type MockArguments, readArguments } from '../src/read-arguments.ts'

const defaults = { port: 4010, host: '127.0.0.1', isStateful: false, fail: undefined, record: undefined }

it('has defaults', () => {
  expect(readArguments([])).toEqual(defaults)
  expect(readArguments(['--port', '0', '--host', '::1'])).toEqual({ ...defaults, port: 0, host: '::1' })
})

it('reads the share of faults and its seed, and makes a seed without one', () => {
  const fail = (...args: string[]) => (readArguments(['--fail', ...args]) as MockArguments).fail
  expect(fail('0.1', '--seed', '7')).toEqual({ share: 0.1, seed: 7 })
  expect(fail('1')).toEqual({ share: 1, seed: expect.any(Number) })
  expect(fail('.25')).toMatchObject({ share: 0.25 })
})

it('has help', () => {
  expect(readArguments(['--help'])).toBe('help')
  for (const part of ['--port N', '--fail SHARE', '--seed N', '--record FILE', 'milliseconds', 'no environment'])
    expect(help).toContain(part)
})

it.each([
  ['--port', 'many'],
  ['--port', '70000'],
  ['--prot', '1'],
  ['extra'],
  ['--fail', '10%'],
  ['--fail', '1.1'],
  ['--fail', ''],
  ['--fail', '.'],
  ['--seed', '7'],
  ['--fail', '0.1', '--seed', '4294967296'],
  ['--record', ''],
  ['--stateful', '--fail', '0.1'],
  ['--stateful', '--record', 'requests.jsonl'],
])('rejects %s %s %s %s in one line', (...args) => {
  expect(() => readArguments(args)).toThrow(/^[^\n]+$/)
})
