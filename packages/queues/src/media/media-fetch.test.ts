import { authorizeAccount } from '@channel/core/accounts'
import { deleteContact } from '@channel/core/contacts'
import { findMediaFile, newFileName, recordStoredFile } from '@channel/core/media'
import { aDeliveryClock, anInboundMessage, aTenant, recordedEvents, type Tenant } from '@channel/core/testing'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimMedia, releaseMedia, renewMediaLease } from './claim-media.ts'
import { fetchDelayMs } from './fetch-delay-ms.ts'
import { listMediaRemovals, recordMediaRemoved } from './media-removals.ts'
import { type MediaFetch, recordMediaFetch } from './record-media-fetch.ts'

let database: OwnDatabase
let tenant: Tenant
let clock: ReturnType<typeof aDeliveryClock>

beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  clock = aDeliveryClock()
})
afterEach(() => database.drop())

const leaseMs = 60_000
const stored = { outcome: 'stored', size: 7, sha256: 'abc', mimeType: 'image/webp' } as const

function anImage(media: object = {}) {
  const reported = { provider_media_id: '4711', mime_type: 'image/jpeg', filename: 'cake.jpg', ...media }
  return anInboundMessage(database, tenant.account, { type: 'image', content: null, media: reported })
}
const claim = ({ limit: quota = 10, except = [] as string[] } = {}) => {
  const wanted = [{ organization_id: tenant.organization.id, quota }]
  return claimMedia(database, tenant.scope, clock, { wanted, except, leaseMs })
}
async function claimOne() {
  const [media] = await claim({ limit: 1 })
  if (media === undefined) throw new Error('There is no file to claim.')
  return media
}
function record(media: Awaited<ReturnType<typeof claimOne>>, fetch: MediaFetch) {
  return database.transaction((tx) => recordMediaFetch(tx, tenant.scope, clock, { media, fetch }))
}

it('gives a file to one worker, with all fields needed to fetch it', async () => {
  const { id } = tenant.account
  await database.transaction((tx) => authorizeAccount(tx, tenant.scope.secrets, { id, token: 't', waba_id: '1' }))
  await anImage({ url: 'https://lookaside.fbsbx.com/1', sha256: 'abc' })
  const all = (await Promise.all([claim(), claim(), claim()])).flat()
  expect(all).toHaveLength(1)
  expect(all[0]).toMatchObject({
    organization_id: tenant.organization.id,
    phone_number_id: tenant.account.phone_number_id,
    provider_media_id: '4711',
    provider_url: 'https://lookaside.fbsbx.com/1',
    sha256: 'abc',
    stored_name: expect.stringMatching(/^[\w-]{32}$/),
    fetch_attempt_count: 1,
    token: 't',
  })
})

it('gives it to another worker after the lease expired, under the same name, and accepts only the result of that one', async () => {
  const image = await anImage()
  const first = await claimOne()
  expect(first.token).toBeUndefined()
  clock.advance(leaseMs / 2)
  expect(await claim()).toEqual([])
  clock.advance(leaseMs / 2)
  const second = await claimOne()
  expect(second).toMatchObject({ stored_name: first.stored_name, fetch_attempt_count: 2 })
  expect(await record(first, stored)).toBe('gone')
  expect(await record(first, { outcome: 'delayed', reason: 'late' })).toBe('gone')
  expect(await renewMediaLease(database, clock, first, leaseMs)).toBe(false)
  await releaseMedia(database, first)
  expect(await claim()).toEqual([])
  expect(await record(second, stored)).toBe('ready')
  expect(await record(second, stored)).toBe('gone')
  const events = await recordedEvents(database, tenant.organization.id, image.id)
  expect(events.map(({ type }) => type)).toEqual(['message.received', 'message.updated'])
})

it('skips accounts at their limit', async () => {
  await anImage()
  await anImage()
  expect(await claim({ except: [tenant.account.phone_number_id] })).toEqual([])
  expect(await claim({ limit: 1 })).toHaveLength(1)
  expect(await claim()).toHaveLength(1)
})

it('finds a stored file by its name alone', async () => {
  await anImage({ mime_type: null })
  const media = await claimOne()
  expect(await findMediaFile(database, media.stored_name)).toBeUndefined()
  await record(media, stored)
  const file = { mime_type: 'image/webp', filename: 'cake.jpg', size: 7, sha256: 'abc' }
  expect(await findMediaFile(database, media.stored_name)).toEqual(file)
  expect(await findMediaFile(database, 'A'.repeat(32))).toBeUndefined()
})

it('increases the delay of failed fetches, as long as the provider stores the file', async () => {
  await anImage()
  const media = { ...(await claimOne()), fetch_attempt_count: 100 }
  expect(await record(media, { outcome: 'delayed', reason: 'down' })).toBe('pending')
  clock.advance(2 * 3_600_000)
  expect(await claim()).toEqual([])
  clock.advance(2 * 3_600_000)
  expect(await claimOne()).toMatchObject({ fetch_attempt_count: 2, fetch_refusal_count: 0 })
  clock.advance(7 * 24 * 3_600_000)
  const last = await claimOne()
  expect(last.life_left_ms).toBeLessThan(0)
  expect(await record(last, { outcome: 'delayed', reason: 'down' })).toBe('failed')
  expect(await claim()).toEqual([])
})

it('starts with a delay of two seconds and ends with three hours', () => {
  const ranges = [1, 2, 5, 8, 100].map((attempts) => {
    const delays = Array.from({ length: 200 }, () => fetchDelayMs(attempts))
    return [Math.min(...delays), Math.max(...delays)] as const
  })
  const delaysMs = [2_000, 10_000, 600_000, 10_800_000, 10_800_000]
  for (const [index, [min, max]] of ranges.entries()) {
    expect(min).toBeGreaterThanOrEqual(delaysMs[index]! * 0.8)
    expect(max).toBeLessThanOrEqual(delaysMs[index]! * 1.2)
    expect(min).toBeLessThan(max)
  }
})

it('does not offer a stored file again, and removes it with its message', async () => {
  const { phone_number_id } = tenant.account
  const file = { stored_name: newFileName(), size: 7, sha256: 'abc' }
  const image = await anImage()
  const target = { phone_number_id, message_id: image.id }
  const message = await database.transaction((tx) => recordStoredFile(tx, tenant.scope, target, file))
  expect(message).toMatchObject({
    media: { status: 'ready', size: 7 },
    media_url: `${tenant.scope.mediaBaseUrl}/${file.stored_name}`,
  })
  expect(await claim()).toEqual([])
  const reported = { mime_type: 'image/jpeg', filename: 'cake.jpg', size: 7, sha256: 'abc' }
  expect(await findMediaFile(database, file.stored_name)).toEqual(reported)
  const text = await anInboundMessage(database, tenant.account)
  const ofText = { phone_number_id, message_id: text.id }
  const other = { ...file, stored_name: newFileName() }
  expect(await database.transaction((tx) => recordStoredFile(tx, tenant.scope, ofText, other))).toBeUndefined()
  const params = { phone_number_id, id: image.contact_id }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  expect(await listMediaRemovals(database, clock, 10)).toEqual([file.stored_name])
})

it('keeps the file name of a deleted message until the file is removed', async () => {
  const image = await anImage()
  const media = await claimOne()
  await record(media, stored)
  const params = { phone_number_id: tenant.account.phone_number_id, id: image.contact_id }
  await database.transaction((tx) => deleteContact(tx, tenant.scope, { params }))
  expect(await findMediaFile(database, media.stored_name)).toBeUndefined()
  expect(await listMediaRemovals(database, clock, 10)).toEqual([media.stored_name])
  await recordMediaRemoved(database, [media.stored_name])
  expect(await listMediaRemovals(database, clock, 10)).toEqual([])
})
