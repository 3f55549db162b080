import { randomBytes } from 'node:crypto'
import { createMedia, newFileName, reserveStoredName } from '@channel/core/media'
import { sendMessage } from '@channel/core/messages'
import { aDeliveryClock, anInboundMessage, aTenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { createTestDatabase, fakeClock } from '@channel/test-kit'
import { afterAll, expect, it } from 'vitest'
import { listMediaRemovals } from '../media/media-removals.ts'
import { purgeUnusedUploads } from './purge-unused-uploads.ts'

const setAge = statement(
  'test_set_upload_age',
  'UPDATE media SET created_at = $3 WHERE organization_id = $1 AND id = $2',
)
const findUploads = statement('test_find_uploads', 'SELECT id FROM media WHERE contact_id IS NULL ORDER BY id')

const clock = fakeClock(new Date())

const database = await createTestDatabase()
const tenant = await aTenant(database)
afterAll(() => database.drop())

const purge = () => purgeUnusedUploads(database, { now: clock.now, pauseFactor: 0 })
const uploads = async () => (await database.query(findUploads)).map(({ id }) => id)

async function anUpload(ageDays: number): Promise<{ id: string; name: string }> {
  const file = { media_id: `med_${randomBytes(8).toString('hex')}`, stored_name: newFileName() }
  const { phone_number_id } = tenant.account
  await reserveStoredName(database, tenant.scope, file)
  const described = { ...file, mime_type: 'image/jpeg', filename: 'cake.jpg', size: 7, sha256: 'abc' }
  await database.transaction((tx) => createMedia(tx, tenant.scope, { params: { phone_number_id } }, described))
  const created = new Date(clock.now().getTime() - ageDays * 86_400_000)
  await database.execute(setAge, [tenant.organization.id, file.media_id, created])
  return { id: file.media_id, name: file.stored_name }
}

it('removes uploads that no message uses after 30 days, with their files', async () => {
  const unused = await Promise.all(Array.from({ length: 60 }, () => anUpload(31)))
  const [used, recent] = [await anUpload(31), await anUpload(29)]
  const { conversation_id } = await anInboundMessage(database, tenant.account)
  const { phone_number_id } = tenant.account
  const body = { conversation_id, type: 'image' as const, image: { media_id: used.id } }
  await database.transaction((tx) => sendMessage(tx, tenant.scope, { params: { phone_number_id }, body }))

  expect(await purge()).toBe(60)
  expect(await uploads()).toEqual([used.id, recent.id].sort())
  const removals = await listMediaRemovals(database, aDeliveryClock(), 10_000)
  expect(removals.toSorted()).toEqual(unused.map(({ name }) => name).sort())
  expect(await purge()).toBe(0)
})
