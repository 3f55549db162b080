import { randomBytes } from 'node:crypto'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { httpProvider } from '@channel/provider'
import { manualClock } from '@channel/simulator'
import { expect, it, onTestFinished } from 'vitest'
import { startMediaFetcher } from '../../src/media/start-media-fetcher.ts'
import { filesToSend, sha256Of } from '../support/files-to-send.ts'
import { aSendScene, heldCalls } from '../support/send-scene.ts'

const ageSends = statement(
  'worker_test_age_sends',
  "UPDATE message_sends SET created_at = created_at - interval '25 hours'",
)
const dayMs = 24 * 3_600_000

type Scene = Awaited<ReturnType<typeof aSendScene>>

const standing = ({ sends }: Scene, ...wanted: string[]) =>
  expect.poll(async () => (await sends()).map(({ state }) => state)).toEqual(wanted)

/** Whether a time is at least this far ahead of now. */
const isAhead = (timestamp: string | null, ms: number) => Date.parse(timestamp ?? '') > Date.now() + ms

it('uploads a file that the provider no longer has, and uses the upload for all later messages', async () => {
  const scene = await aSendScene()
  const { engine, simulator, errors } = scene
  const { store, aFile, sendFile, uploads, imagesSent, bytesAt } = await filesToSend(scene)
  const bytes = randomBytes(300_000)
  const file = await aFile({ bytes })
  await sendFile(file)
  const first = engine({ store })
  await standing(scene, 'sent')
  const [id] = imagesSent()
  expect(sha256Of(await bytesAt(id))).toBe(sha256Of(bytes))
  expect(simulator.calls.find(({ target }) => target.endsWith('/media'))?.body).toMatchObject({
    type: 'image/jpeg',
    file: { filename: 'cake.jpg', sha256: sha256Of(bytes) },
  })
  await first.stop()
  await sendFile(file)
  await sendFile(file, { to: await scene.newRecipient() })
  engine({ store })
  await standing(scene, 'sent', 'sent', 'sent')
  expect([imagesSent(), uploads()]).toEqual([[id, id, id], 1])
  expect(errors).toEqual([])
})

it('uploads a file once, however many messages wait for it', async () => {
  const scene = await aSendScene()
  const { engine, newRecipient, simulator, clock, sends } = scene
  const { store, aFile, sendFile, uploads, imagesSent } = await filesToSend(scene)
  const file = await aFile()
  for (let number = 0; number < 12; number++) await sendFile(file, { to: await newRecipient() })
  const provider = heldCalls(simulator.url)
  engine({ store, provider, renewMs: 20 })
  await expect.poll(() => provider.uploads).toBe(1)
  // The leases of all waiting messages are renewed.
  clock.advance(50_000)
  const leased = async () => (await sends()).filter(({ leased_until: until }) => isAhead(until, 100_000)).length
  await expect.poll(leased).toBe(12)
  provider.releaseCalls()
  await standing(scene, ...Array<string>(12).fill('sent'))
  expect([new Set(imagesSent()).size, uploads()]).toEqual([1, 1])
})

it('uploads a file again when the provider does not know its stored id', async () => {
  const clock = manualClock()
  const scene = await aSendScene({ clock })
  const { engine, sends } = scene
  const { store, aFile, sendFile, uploads, imagesSent, bytesAt } = await filesToSend(scene)
  const bytes = randomBytes(1000)
  const file = await aFile({ bytes, isOld: false, provider_media_id: '100000000000471' })
  await sendFile(file)
  engine({ store })
  await standing(scene, 'sent')
  expect([uploads(), (await sends())[0]?.attempt_count]).toEqual([1, 1])
  expect(await bytesAt(imagesSent()[0])).toEqual(bytes)
  // The provider deletes it earlier than expected.
  clock.advance(30 * dayMs)
  await sendFile(file)
  await standing(scene, 'sent', 'sent')
  expect([uploads(), new Set(imagesSent()).size]).toEqual([2, 2])
  expect(await bytesAt(imagesSent()[1])).toEqual(bytes)
})

it('delays a message until its file is stored, with later ones of its conversation and no others', async () => {
  const scene = await aSendScene()
  const { engine, sendText, simulator, sender, sends, database, clock, scope, errors } = scene
  const { store, aPendingFile, sendFile, imagesSent, bytesAt } = await filesToSend(scene)
  const bytes = randomBytes(5000)
  const { content } = simulator.receive(sender.phone_number_id, {
    from: '+4915112345678',
    type: 'image',
    image: { base64: bytes.toString('base64'), mime_type: 'image/jpeg' },
  })
  const file = await aPendingFile({ provider_media_id: (content.image as { id: string }).id })
  const waiting = await sendFile(file)
  const behind = await sendText('behind it', { to: file })
  engine({ store })
  const free = async () => {
    const [first, second] = await sends()
    return [first?.state, first?.lease_token, isAhead(first?.next_attempt_at ?? null, 60_000), second?.state]
  }
  await expect.poll(free).toEqual(['pending', null, true, 'pending'])
  const other = await sendText('to another recipient')
  await standing(scene, 'pending', 'pending', 'sent')

  const { secrets, mediaBaseUrl } = scope
  const provider = httpProvider({ baseUrl: simulator.url })
  const { log } = collectLog()
  const onError = (error: Error) => errors.push(error.message)
  const fetcher = startMediaFetcher({ database, secrets, mediaBaseUrl, provider, store, clock, log, onError })
  onTestFinished(() => fetcher.stop())
  await standing(scene, 'sent', 'sent', 'sent')
  const order = simulator.sent().map(({ biz_opaque_callback_data: id }) => id)
  expect(order).toEqual([other.id, waiting.id, behind.id])
  expect(await bytesAt(imagesSent()[1])).toEqual(bytes)
  expect(errors).toEqual([])
})

it('fails messages with a lost file, and continues with later ones', async () => {
  const scene = await aSendScene()
  const { engine, sendText, simulator, sends, database, clock, scope, errors } = scene
  const { store, aPendingFile, sendFile } = await filesToSend(scene)
  const file = await aPendingFile({ provider_media_id: '100000000000471' })
  await sendFile(file)
  await sendText('behind it', { to: file })
  engine({ store })
  const { secrets, mediaBaseUrl } = scope
  const provider = httpProvider({ baseUrl: simulator.url })
  const { log } = collectLog()
  const onError = (error: Error) => errors.push(error.message)
  const fetcher = startMediaFetcher({ database, secrets, mediaBaseUrl, provider, store, clock, log, onError })
  onTestFinished(() => fetcher.stop())
  await standing(scene, 'failed', 'sent')
  expect((await sends())[0]).toMatchObject({ error_code: 'media_upload_failed', error_provider_code: null })
})

it('limits the wait for a file to a day', async () => {
  const scene = await aSendScene()
  const { engine, sends, database } = scene
  const { store, aPendingFile, sendFile } = await filesToSend(scene)
  await sendFile(await aPendingFile())
  await database.execute(ageSends)
  engine({ store })
  await standing(scene, 'failed')
  expect((await sends())[0]).toMatchObject({ error_code: 'media_upload_failed', error_provider_code: null })
})
