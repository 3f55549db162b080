import type { Message, MessageSend } from '@channel/contract/types'
import { findMediaFile } from '@channel/core/media'
import { getMessage, getMessageMedia, sendMessage } from '@channel/core/messages'
import { updateOrganization } from '@channel/core/organizations'
import { aDeliveryClock, anInboundMessage, aTenant, recordedEvents, type Tenant } from '@channel/core/testing'
import { expectApiError } from '@channel/core/testing/expect-error'
import { statement } from '@channel/db'
import { createTestDatabase, fakeClock, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimMedia } from '../media/claim-media.ts'
import { listMediaRemovals } from '../media/media-removals.ts'
import { recordMediaFetch } from '../media/record-media-fetch.ts'
import { purgeMediaFiles } from './purge-media-files.ts'

const setAge = statement(
  'test_set_media_age',
  'UPDATE media SET created_at = $3 WHERE organization_id = $1 AND id = $2',
)
const copyMedia = statement(
  'test_copy_media',
  `INSERT INTO media (organization_id, id, phone_number_id, contact_id, status, path, stored_name, created_at)
   SELECT organization_id, 'med_' || n, phone_number_id, contact_id, 'ready', 'file_' || n, 'file_' || n, created_at
   FROM media, generate_series(1, 1000) AS n WHERE organization_id = $1`,
)

const day = 86_400_000
const clock = fakeClock(new Date())

let database: OwnDatabase
let tenant: Tenant
beforeEach(async () => {
  database = await createTestDatabase()
  tenant = await aTenant(database)
  await keepFor(30)
})
afterEach(() => database.drop())

const keepFor = (media_retention_days: number | null) =>
  database.transaction((tx) => updateOrganization(tx, { id: tenant.organization.id, media_retention_days }))
const purge = () => purgeMediaFiles(database, { now: clock.now, pauseFactor: 0 })
const at = ({ id }: Message) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })
const removals = () => listMediaRemovals(database, aDeliveryClock(), 10_000)

/** A message with a stored file, and the file's name. */
async function anImage(ageDays = 31): Promise<{ message: Message; name: string }> {
  const reported = { provider_media_id: '4711', mime_type: 'image/jpeg', filename: 'cake.jpg' }
  const { id } = await anInboundMessage(database, tenant.account, { type: 'image', media: reported })
  const ahead = aDeliveryClock()
  const [media] = await claimMedia(database, tenant.scope, ahead, {
    wanted: [{ organization_id: tenant.organization.id, quota: 1 }],
    except: [],
    leaseMs: 60_000,
  })
  const fetch = { outcome: 'stored', size: 7, sha256: 'abc', mimeType: null } as const
  await database.transaction((tx) => recordMediaFetch(tx, tenant.scope, ahead, { media: media!, fetch }))
  await database.execute(setAge, [tenant.organization.id, media!.id, new Date(clock.now().getTime() - ageDays * day)])
  const params = { phone_number_id: tenant.account.phone_number_id, id }
  return { message: await getMessage(database, tenant.scope, { params }), name: media!.stored_name }
}

const sendAgain = ({ media }: Message, { from }: Message) => {
  const { phone_number_id } = tenant.account
  const body: MessageSend = { to: from ?? '', type: 'image', image: { media_id: media?.id ?? '' } }
  return database.transaction((tx) => sendMessage(tx, tenant.scope, { params: { phone_number_id }, body }))
}

it('keeps files forever by default', async () => {
  await keepFor(null)
  const { name } = await anImage(4_000)
  expect(await purge()).toBe(0)
  expect(await findMediaFile(database, name)).toBeDefined()
})

it('removes the file of an older message, which stays and shows that the file is gone, and records no event', async () => {
  const { message, name } = await anImage()
  const young = await anImage(29)
  const events = await recordedEvents(database, tenant.organization.id)
  expect(await purge()).toBe(1)
  expect(await getMessage(database, tenant.scope, at(message))).toEqual({
    ...message,
    media: { ...message.media, status: 'failed' },
    media_url: null,
  })
  const refusal = await expectApiError(getMessageMedia(database, tenant.scope, at(message)), 'resource_not_found', 'id')
  expect(refusal.message).toContain('no longer stored')
  expect(await findMediaFile(database, name)).toBeUndefined()
  expect(await removals()).toEqual([name])
  await expectApiError(sendAgain(message, message), 'media_not_found', 'image.media_id')
  expect(await getMessage(database, tenant.scope, at(young.message))).toEqual(young.message)
  expect(await recordedEvents(database, tenant.organization.id)).toEqual(events)
  expect(await purge()).toBe(0)
})

it('keeps the file of a message that is waiting to be sent', async () => {
  const { message, name } = await anImage()
  await sendAgain(message, message)
  expect(await purge()).toBe(0)
  expect(await findMediaFile(database, name)).toBeDefined()
  expect(await removals()).toEqual([])
})

it('removes any number of files, with several concurrent workers', async () => {
  await anImage()
  await database.execute(copyMedia, [tenant.organization.id])
  const removed = await Promise.all([purge(), purge(), purge()])
  expect(removed.reduce((sum, each) => sum + each)).toBe(1_001)
})
