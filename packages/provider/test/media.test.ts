import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { manualClock, startSimulator } from '@channel/simulator'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { httpProvider, maxUploadBytes, type ProviderNumber, sameHash } from '../src/index.ts'
import { givenNumber } from './support/given-number.ts'

const clock = manualClock()

const simulator = await startSimulator({ clock })
const provider = httpProvider({ baseUrl: simulator.url })
afterAll(() => simulator.stop())

const bytes = Buffer.from('‰PNG and more', 'utf8')
const sha256 = createHash('sha256').update(bytes).digest('hex')

async function givenFile(number: ProviderNumber): Promise<string> {
  const upload = await provider.uploadMedia(number, { bytes, mimeType: 'image/png', filename: 'rôlls & co.png' })
  if (!upload.ok) throw new Error(JSON.stringify(upload.failure))
  return upload.value.id
}

async function givenAddress(number: ProviderNumber): Promise<string> {
  const found = await provider.findMedia(number, await givenFile(number))
  if (!found.ok) throw new Error(JSON.stringify(found.failure))
  return found.value.url
}

async function download(number: ProviderNumber, url: string, maxBytes = 1000) {
  const chunks: Uint8Array[] = []
  const outcome = await provider.downloadMedia(number, { url, maxBytes }, (chunk) => void chunks.push(chunk))
  return { outcome, bytes: Buffer.concat(chunks) }
}

it('uploads a file, finds it and downloads it', async () => {
  const number = givenNumber(simulator)
  const id = await givenFile(number)
  expect(simulator.calls.at(-1)).toMatchObject({
    method: 'POST',
    target: `/v23.0/${number.phoneNumberId}/media`,
    body: {
      messaging_product: 'whatsapp',
      type: 'image/png',
      file: { filename: 'rôlls & co.png', type: 'image/png', sha256 },
    },
  })
  const found = await provider.findMedia(number, id)
  expect(simulator.calls.at(-1)?.target).toBe(`/v23.0/${id}?phone_number_id=${number.phoneNumberId}`)
  expect(found).toEqual({
    ok: true,
    value: { url: expect.any(String), mimeType: 'image/png', sha256, size: bytes.length },
  })
  const got = await download(number, found.ok ? found.value.url : '')
  expect(got).toEqual({ outcome: { ok: true, value: { mimeType: 'image/png', size: bytes.length, sha256 } }, bytes })
})

it('downloads a user’s file by the address in the webhook', async () => {
  const number = givenNumber(simulator)
  const entry = simulator.receive(number.phoneNumberId, {
    from: '+4915112345678',
    type: 'image',
    image: { base64: bytes.toString('base64'), mime_type: 'image/png' },
  })
  const { id, url, sha256: reported } = entry.content.image as { id: string; url: string; sha256: string }
  expect((await download(number, url)).bytes).toEqual(bytes)
  const found = await provider.findMedia(number, id)
  expect(found.ok && sameHash(found.value.sha256, reported)).toBe(true)
})

it('stops at a file that exceeds the limit', async () => {
  const number = givenNumber(simulator)
  const url = await givenAddress(number)
  const { outcome } = await download(number, url, bytes.length - 1)
  expect(outcome).toMatchObject({
    ok: false,
    failure: { kind: 'too_large', message: expect.stringMatching(/more than/) },
  })
  expect((await download(number, url, bytes.length)).outcome.ok).toBe(true)
})

it('reports an expired address and finds the file again at another', async () => {
  const number = givenNumber(simulator)
  const id = await givenFile(number)
  const first = await provider.findMedia(number, id)
  clock.advance(5 * 60_000)
  const url = first.ok ? first.value.url : ''
  expect((await download(number, url)).outcome).toMatchObject({ ok: false, failure: { kind: 'expired' } })
  const again = await provider.findMedia(number, id)
  expect((await download(number, again.ok ? again.value.url : '')).bytes).toEqual(bytes)
})

it('reports a missing file, a wrong token and a failing provider', async () => {
  const number = givenNumber(simulator)
  const gone = await givenFile(number)
  clock.advance(31 * 24 * 3_600_000)
  expect(await provider.findMedia(number, gone)).toMatchObject({ ok: false, failure: { kind: 'refused', code: 100 } })
  const url = await givenAddress(number)
  const stranger = { ...number, token: 'wrong' }
  expect((await download(stranger, url)).outcome).toMatchObject({ ok: false, failure: { code: 190 } })
  expect(await provider.findMedia(stranger, await givenFile(number))).toMatchObject({
    ok: false,
    failure: { code: 190 },
  })
  simulator.arm({ kind: 'garbage', status: 500, path: '/attachments/' })
  expect((await download(number, url)).outcome).toMatchObject({ ok: false, failure: { kind: 'unreadable' } })
  simulator.arm({ kind: 'drop', path: '/attachments/' })
  expect((await download(number, url)).outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
  simulator.arm({ kind: 'hang', path: '/attachments/' })
  const hasty = httpProvider({ baseUrl: simulator.url, transferTimeoutMs: 100 })
  const hung = await hasty.downloadMedia(number, { url, maxBytes: 1000 }, () => undefined)
  expect(hung).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
})

it.each([
  'https://evil.example/a',
  'http://lookaside.fbsbx.com/a',
  'https://fbsbx.com.evil.example/',
  'https://x.fbcdn.net:8443/',
  'nonsense',
])('does not send the token to %s', async (url) => {
  const { outcome } = await download(givenNumber(simulator), url)
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreadable', message: expect.stringMatching(/token/) } })
})

it('does not follow a redirect', async () => {
  const server = createServer((_request, response) =>
    response.writeHead(302, { Location: 'https://evil.example' }).end(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const outcome = await httpProvider({ baseUrl }).downloadMedia(
    { phoneNumberId: '1', token: 't' },
    { url: `${baseUrl}/file`, maxBytes: 10 },
    () => undefined,
  )
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreadable' } })
})

it('limits an error response like any other', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(500)
    const chunk = 'x'.repeat(1024 * 1024)
    const write = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', write)
    write()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const outcome = await httpProvider({ baseUrl }).downloadMedia(
    { phoneNumberId: '1', token: 't' },
    { url: `${baseUrl}/file`, maxBytes: 10 },
    () => undefined,
  )
  const message = expect.stringMatching(/more than 16777216 bytes/)
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreadable', message } })
})

it('rethrows errors of the caller’s write', async () => {
  const number = givenNumber(simulator)
  const url = await givenAddress(number)
  const full = new Error('the disk is full')
  const downloading = provider.downloadMedia(number, { url, maxBytes: 1000 }, () => Promise.reject(full))
  await expect(downloading).rejects.toBe(full)
})

it('returns the provider’s error for an unsupported type', async () => {
  const file = { bytes: new Uint8Array(1), mimeType: 'image/gif', filename: 'a' }
  expect(await provider.uploadMedia(givenNumber(simulator), file)).toMatchObject({ ok: false, failure: { code: 100 } })
})

it.each(['image/jpeg', 'image/webp', 'audio/ogg; codecs=opus'])('knows the upload limit of %s', async (mimeType) => {
  const number = givenNumber(simulator)
  const upload = (size: number) =>
    provider.uploadMedia(number, { bytes: new Uint8Array(size), mimeType, filename: 'a' })
  expect(await upload(maxUploadBytes(mimeType))).toMatchObject({ ok: true })
  expect(await upload(maxUploadBytes(mimeType) + 1)).toMatchObject({ ok: false, failure: { code: 100 } })
})

it('compares hashes in hexadecimal and base64', () => {
  const base64 = Buffer.from(sha256, 'hex').toString('base64')
  expect(sameHash(sha256.toUpperCase(), base64)).toBe(true)
  expect(sameHash(base64, base64)).toBe(true)
  expect(sameHash(sha256, createHash('sha256').digest('hex'))).toBe(false)
  expect(sameHash('', '')).toBe(false)
})
