import { expect, it, onTestFinished } from 'vitest'
import { startSimulator } from '../src/index.ts'
import { help, readArguments } from '../src/read-arguments.ts'

it('has every account by default, and none with --empty', () => {
  expect(readArguments([], {})).toMatchObject({
    options: { port: 4020, host: '127.0.0.1', samples: true, behavior: { auto_reply: false, enforce_window: false } },
    numbers: [],
  })
  expect(readArguments(['--empty'], {})).toMatchObject({
    options: { samples: false, behavior: { enforce_window: true } },
  })
})

it('reads numbers, the callback and the app at the provider', () => {
  const args = ['--number', '100,7,+49 30 1,Bakery, fine', '--callback-url', 'http://127.0.0.1:1/x', '--auto-reply']
  expect(readArguments(args, { PROVIDER_APP_ID: '1', PROVIDER_APP_SECRET: 'x' })).toMatchObject({
    options: {
      callbackUrl: 'http://127.0.0.1:1/x',
      behavior: { auto_reply: true },
      app: { id: '1', secret: 'x' },
    },
    numbers: [['100', { waba_id: '7', display_phone_number: '+49 30 1', verified_name: 'Bakery, fine' }]],
  })
})

it('listens on SIMULATOR_PORT, unless --port is given', () => {
  expect(readArguments([], { SIMULATOR_PORT: '4999' })).toMatchObject({ options: { port: 4999 } })
  expect(readArguments(['--port', '0'], { SIMULATOR_PORT: '4999' })).toMatchObject({ options: { port: 0 } })
})

it('has help', () => {
  expect(readArguments(['--help'], {})).toBe('help')
  for (const part of ['/_control/faults', 'PROVIDER_APP_SECRET', 'LOG_LEVEL']) expect(help).toContain(part)
})

it.each([
  ['--port', 'many'],
  ['--port', '70000'],
  ['--prot', '1'],
  ['extra'],
  ['--number', '1,2'],
  ['--callback-url', 'x'],
])('rejects %s %s in one line', (...args) => {
  expect(() => readArguments(args, {})).toThrow(/^[^\n]+$/)
})

it('rejects an invalid variable in one line', () => {
  expect(() => readArguments([], { LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL is "loud"; [^\n]+$/)
})

it('takes the next free port if it may', async () => {
  const first = await startSimulator()
  onTestFinished(() => first.stop())
  const port = Number(new URL(first.url).port)
  const second = await startSimulator({ port, orNextPort: true })
  onTestFinished(() => second.stop())
  expect(Number(new URL(second.url).port)).toBeGreaterThan(port)
})

it('rejects a port that is in use in one line', async () => {
  const other = await startSimulator()
  onTestFinished(() => other.stop())
  await expect(startSimulator({ port: Number(new URL(other.url).port) })).rejects.toThrow(
    /^Port \d+ on 127\.0\.0\.1 is in use: stop the program that uses it, or choose another with --port or SIMULATOR_PORT\.$/,
  )
})
