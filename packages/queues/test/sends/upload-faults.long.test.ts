import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { recordedEvents } from '@channel/core/testing'
import type { Fault } from '@channel/simulator'
import { expect, it } from 'vitest'
import { filesToSend, type GivenFile } from '../support/files-to-send.ts'
import type { Step } from '../support/send-process.ts'
import { aSendScene, type EngineSettings, heldCalls } from '../support/send-scene.ts'
import { startDying } from '../support/start-dying.ts'

const path = '/media'

type Scene = Awaited<ReturnType<typeof aSendScene>>

const standing = ({ sends }: Scene, ...wanted: string[]) =>
  expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(wanted)

type UploadFault = [how: string, fault: Fault, attempts: number, settings: EngineSettings]

async function expectSecondUpload(...[, fault, attempts, settings]: UploadFault): Promise<void> {
  const scene = await aSendScene()
  const { engine, simulator, sends, clock } = scene
  const { store, aFile, sendFile, uploads } = await filesToSend(scene)
  simulator.arm(fault)
  await sendFile(await aFile())
  const { wake } = engine({ store, ...settings })
  const isDelayed = async () => {
    const [send] = await sends()
    return uploads() > 0 && send !== undefined && send.lease_token === null && send.attempt_count >= attempts
  }
  await expect.poll(isDelayed).toBe(true)
  clock.advance(90_000)
  wake()
  await standing(scene, 'sent')
  expect([uploads(), simulator.sent().length, (await sends())[0]?.attempt_count]).toEqual([2, 1, attempts + 1])
}

const entry = new URL('../support/send-process.ts', import.meta.url)

async function expectOneSend(step: Step, uploadCount: number): Promise<void> {
  const scene = await aSendScene()
  const { engine, simulator, sends, clock, database } = scene
  const { store, directory, aFile, sendFile, uploads, imagesSent } = await filesToSend(scene)
  await sendFile(await aFile())
  const own = { DATABASE_URL: database.url, PROVIDER_BASE_URL: simulator.url, MEDIA_DIRECTORY: directory }
  const { died } = startDying(entry, { ...own, DIE_AT: step })
  expect(await died).toBe('SIGKILL')
  expect(await sends()).toMatchObject([{ state: 'pending', called_at: null, attempt_count: 0 }])
  const { wake } = engine({ store })
  clock.advance(60_001)
  wake()
  await standing(scene, 'sent')
  expect([uploads(), imagesSent().length]).toEqual([uploadCount, 1])
}

const uploadsOf = { maxBytes: 1_000_000, maxSends: 100 }

const textsOf = ({ simulator }: Scene) =>
  simulator.sent().flatMap(({ content }) => (content.text as { body: string } | undefined)?.body ?? [])

it.each<UploadFault>([
  ['loses its response', { kind: 'lose', path }, 1, {}],
  ['throttles the call', { kind: 'error', code: 80007, path }, 0, {}],
  ['cuts the connection', { kind: 'drop', path }, 1, {}],
  ['does not respond', { kind: 'hang', path }, 1, { http: { transferTimeoutMs: 8_000 } }],
  ['responds with 500 without details', { kind: 'garbage', status: 500, path }, 1, {}],
  ['responds with 503 and an unknown code', { kind: 'error', status: 503, code: 999_999, path }, 1, {}],
  ['has a temporary fault', { kind: 'error', code: 131016, path }, 1, {}],
])('uploads again when the provider %s, and sends once', expectSecondUpload)

it('uploads when the store is available again', async () => {
  const scene = await aSendScene()
  const { engine, sends, clock, errors } = scene
  const { store, aFile, sendFile, imagesSent } = await filesToSend(scene)
  let isUnavailable = true
  const open = async (name: string) => {
    if (isUnavailable) throw new Error('The store is away.')
    return store.open(name)
  }
  await sendFile(await aFile())
  const { wake } = engine({ store: { open } })
  await expect.poll(async () => (await sends())[0]?.attempt_count).toBeGreaterThan(0)
  isUnavailable = false
  clock.advance(2000)
  wake()
  await standing(scene, 'sent')
  expect(imagesSent()).toHaveLength(1)
  expect(new Set(errors)).toEqual(new Set(['The store is away.']))
})

it.each<[string, GivenFile, Fault | undefined, object, number]>([
  ['of an unsupported type', { mime_type: 'image/gif' }, undefined, { error_provider_code: 100 }, 1],
  [
    'that the provider rejects',
    {},
    { kind: 'error', code: 131053, details: 'It is damaged.', path },
    { error_provider_code: 131053 },
    1,
  ],
  ['that is too large', { bytes: new Uint8Array(5 * 1024 * 1024 + 1) }, undefined, { error_provider_code: null }, 0],
])('fails a message with a file %s', async (_, given, fault, failure, uploadCount) => {
  const scene = await aSendScene()
  const { engine, simulator, sends, database, scope, sendText } = scene
  const { store, aFile, sendFile, uploads } = await filesToSend(scene)
  if (fault !== undefined) simulator.arm(fault)
  const file = await aFile(given)
  const message = await sendFile(file)
  await sendText('behind it', { to: file })
  engine({ store })
  await standing(scene, 'failed', 'sent')
  expect((await sends())[0]).toMatchObject({ status: 'failed', error_code: 'media_upload_failed', ...failure })
  expect(uploads()).toBe(uploadCount)
  const events = await recordedEvents(database, scope.organizationId, message.id)
  expect(events.map(({ type }) => type)).toEqual(['message.failed'])
})

it('fails with the account’s error when its token is no longer valid', async () => {
  const scene = await aSendScene()
  const { engine, sends, simulator, sender } = scene
  const { store, aFile, sendFile } = await filesToSend(scene)
  simulator.setToken(sender.waba_id, 'another')
  await sendFile(await aFile())
  engine({ store })
  await standing(scene, 'failed')
  expect((await sends())[0]).toMatchObject({ error_code: 'auth_expired', error_provider_code: 190 })
})

it('fails a message whose file is no longer in the store', async () => {
  const scene = await aSendScene()
  const { engine, sends } = scene
  const { store, directory, aFile, sendFile } = await filesToSend(scene)
  await sendFile(await aFile())
  for (const name of await readdir(directory)) await rm(join(directory, name), { recursive: true })
  engine({ store })
  await standing(scene, 'failed')
  expect((await sends())[0]).toMatchObject({ error_code: 'media_upload_failed', error_provider_code: null })
})

it('delays neither other messages of the number nor files of other numbers with slow uploads', async () => {
  const scene = await aSendScene()
  const { engine, simulator, sender, aSender, sendText } = scene
  const { store, aFile, sendFile, uploads, imagesSent } = await filesToSend(scene)
  const other = await aSender(sender.tenant)
  simulator.arm({ kind: 'hang', path: `/${sender.phone_number_id}/media`, times: 10 })
  for (let number = 0; number < 4; number++) await sendFile(await aFile())
  engine({ store, slots: 2, maxInFlight: 2, uploads: { ...uploadsOf, maxFiles: 3, maxPerNumber: 2 }, graceMs: 100 })
  await expect.poll(uploads).toBe(2)
  for (let number = 0; number < 5; number++) await sendText(`${number}`)
  await sendFile(await aFile({ from: other }), { from: other })
  await expect.poll(() => textsOf(scene).length).toBe(5)
  await expect.poll(() => imagesSent().filter((id) => id !== undefined).length).toBe(1)
  expect(uploads()).toBe(3)
})

it('releases messages for a while when too many wait for their files', async () => {
  const scene = await aSendScene()
  const { engine, simulator, sends, clock } = scene
  const { store, aFile, sendFile, uploads } = await filesToSend(scene)
  for (let number = 0; number < 3; number++) await sendFile(await aFile())
  const uploading = { maxBytes: 1_000_000, maxFiles: 1, maxPerNumber: 1, maxSends: 2 }
  const provider = heldCalls(simulator.url)
  const { wake } = engine({ store, provider, uploads: uploading })
  const free = async () => (await sends()).filter(({ lease_token }) => lease_token === null)
  await expect.poll(free).toMatchObject([{ state: 'pending', attempt_count: 0 }])
  // The message may be released before the upload of another one has reached the provider.
  await expect.poll(() => [uploads(), provider.uploads]).toEqual([0, 1])
  provider.releaseCalls()
  const done = async () => {
    clock.advance(1000)
    wake()
    return (await sends()).map(({ state }) => state)
  }
  await expect.poll(done).toEqual(['sent', 'sent', 'sent'])
  expect(uploads()).toBe(3)
})

it('keeps a message while its file is being uploaded', async () => {
  const scene = await aSendScene()
  const { engine, simulator, sends, clock } = scene
  const { store, aFile, sendFile, uploads } = await filesToSend(scene)
  simulator.arm({ kind: 'hang', path })
  await sendFile(await aFile())
  engine({ store, renewMs: 20, graceMs: 100 })
  await expect.poll(uploads).toBe(1)
  const token = (await sends())[0]?.lease_token
  const leasedUntil = async () => Date.parse((await sends())[0]?.leased_until ?? '')
  for (let halves = 0; halves < 4; halves++) {
    const before = await leasedUntil()
    clock.advance(30_000)
    await expect.poll(async () => (await leasedUntil()) - before).toBeGreaterThanOrEqual(30_000)
  }
  expect([(await sends())[0]?.lease_token, uploads()]).toEqual([token, 1])
})

it('releases messages that wait for their file when it stops', async () => {
  const scene = await aSendScene()
  const { engine, simulator, sends } = scene
  const { store, aFile, sendFile, uploads, imagesSent } = await filesToSend(scene)
  simulator.arm({ kind: 'hang', path })
  for (let number = 0; number < 2; number++) await sendFile(await aFile())
  const uploading = { ...uploadsOf, maxFiles: 1, maxPerNumber: 1 }
  const { stop } = engine({ store, uploads: uploading, graceMs: 100 })
  const held = async () => (await sends()).every(({ lease_token }) => lease_token !== null)
  await expect.poll(async () => uploads() === 1 && held()).toBe(true)
  await stop()
  const free = { state: 'pending', lease_token: null, called_at: null, attempt_count: 0 }
  expect(await sends()).toMatchObject([free, free])
  engine({ store })
  await standing(scene, 'sent', 'sent')
  expect(imagesSent()).toHaveLength(2)
})

it('records an upload that ends during a stop', async () => {
  const scene = await aSendScene()
  const { engine, simulator, sends } = scene
  const { store, aFile, sendFile, uploads } = await filesToSend(scene)
  const provider = heldCalls(simulator.url)
  await sendFile(await aFile())
  const { stop } = engine({ store, provider })
  await expect.poll(() => provider.uploads).toBe(1)
  const stopped = stop()
  provider.releaseCalls()
  await stopped
  expect(await sends()).toMatchObject([{ state: 'pending', lease_token: null, attempt_count: 0 }])
  engine({ store })
  await standing(scene, 'sent')
  expect(uploads()).toBe(1)
})

it.each<[Step, number]>([
  ['file-read', 1],
  ['file-uploaded', 2],
  ['upload-recorded', 1],
])('loses nothing and sends once when a worker dies at step "%s"', expectOneSend)
