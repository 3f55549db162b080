import { expect, it } from 'vitest'
import { help, readArguments } from '../src/read-arguments.ts'

it('has defaults', () => {
  expect(readArguments([])).toEqual({ port: 4010, host: '127.0.0.1', isStateful: false })
  expect(readArguments(['--port', '0', '--host', '::1'])).toEqual({ port: 0, host: '::1', isStateful: false })
})

it('has help', () => {
  expect(readArguments(['--help'])).toBe('help')
  for (const part of ['--port N', 'It reads no environment variables.']) expect(help).toContain(part)
})

it.each([['--port', 'many'], ['--port', '70000'], ['--prot', '1'], ['extra']])(
  'rejects %s %s in one line',
  (...args) => {
    expect(() => readArguments(args)).toThrow(/^[^\n]+$/)
  },
)
