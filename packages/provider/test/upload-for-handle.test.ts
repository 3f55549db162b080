import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { startSimulator } from '@channel/simulator'
import { afterAll, expect, it } from 'vitest'
import { httpProvider } from '../src/index.ts'
import { givenNumber } from './support/given-number.ts'

const simulator = await startSimulator({ app: { id: '77', secret: 'secret' } })
const provider = httpProvider({ baseUrl: simulator.url, app: simulator.app })
afterAll(() => simulator.stop())

// Not UTF-8, and with bytes that end a line.
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256)
const aFile = () => ({
  size: bytes.length,
  content: Readable.from([bytes]),
  mimeType: 'image/png',
  filename: 'rôlls & co.png',
})

it('uploads a file and returns its handle', async () => {
  const account = givenNumber(simulator)
  const uploaded = await provider.uploadForHandle(account, aFile())
  expect(uploaded).toEqual({ ok: true, value: { handle: expect.stringMatching(/^4::/) } })
  const [begun, sent] = simulator.calls.slice(-2)
  const target = new URL(begun!.target, simulator.url)
  expect(target.pathname).toBe('/v23.0/77/uploads')
  expect(Object.fromEntries(target.searchParams)).toEqual({
    file_name: 'rôlls & co.png',
    file_length: '70000',
    file_type: 'image/png',
  })
  expect(sent).toMatchObject({
    method: 'POST',
    target: expect.stringMatching(/^\/v23\.0\/upload:.+\?sig=/),
    authorization: `OAuth ${account.token}`,
    body: { sha256: createHash('sha256').update(bytes).digest('hex') },
  })
})

it('returns the provider’s error for a type that it does not accept', async () => {
  const refused = await provider.uploadForHandle(givenNumber(simulator), { ...aFile(), mimeType: 'image/gif' })
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'refused', code: 100 } })
})

it('returns the provider’s error for a wrong token', async () => {
  const refused = await provider.uploadForHandle({ ...givenNumber(simulator), token: 'wrong' }, aFile())
  expect(refused).toMatchObject({ ok: false, failure: { code: 190, tokenRefused: true } })
})

it('reports a failure while the bytes are sent', async () => {
  simulator.arm({ kind: 'drop', path: '/upload:' })
  const broken = await provider.uploadForHandle(givenNumber(simulator), aFile())
  expect(broken).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
})

it('sends nothing without an app', async () => {
  const { length } = simulator.requests
  const without = await httpProvider({ baseUrl: simulator.url }).uploadForHandle(givenNumber(simulator), aFile())
  expect(without).toMatchObject({
    ok: false,
    failure: { unsent: true, message: expect.stringMatching(/PROVIDER_APP_ID/) },
  })
  expect(simulator.requests).toHaveLength(length)
})
