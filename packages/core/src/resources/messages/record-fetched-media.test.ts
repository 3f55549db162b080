import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, expect, it } from 'vitest'
import { expectApiError } from '../../testing/expect-error.ts'
import { anInboundMessage, aTenant, recordedEvents, type Tenant } from '../../testing/index.ts'
import { deleteContact } from '../contacts/index.ts'
import { getMessage } from './get-message.ts'
import { getMessageMedia } from './get-message-media.ts'
import { type FetchedMedia, recordFetchedMedia } from './record-fetched-media.ts'

const database = await sharedDatabase()
let tenant: Tenant

beforeEach(async () => {
  tenant = await aTenant(database)
})

const at = (id: string) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })
const anImage = () =>
  anInboundMessage(database, tenant.account, {
    type: 'image',
    content: null,
    media: { provider_media_id: '4711', mime_type: 'image/jpeg', filename: 'cake.jpg' },
  })

function note(message_id: string, stored: FetchedMedia['stored']) {
  const { phone_number_id } = tenant.account
  return database.transaction((tx) => recordFetchedMedia(tx, tenant.scope, { phone_number_id, message_id, stored }))
}

it('shows the URL of the stored file, records one event, and never replaces the file', async () => {
  const image = await anImage()
  await expectApiError(getMessageMedia(database, tenant.scope, at(image.id)), 'resource_not_found', 'id')
  const message = await note(image.id, { path: 'm/cake.jpg', size: 7 })
  const media_url = `${tenant.scope.mediaBaseUrl}/m/cake.jpg`
  expect(message).toEqual({ ...image, media: { ...image.media, status: 'ready', size: 7 }, media_url })
  expect(await getMessage(database, tenant.scope, at(image.id))).toEqual(message)
  expect(await getMessageMedia(database, tenant.scope, at(image.id))).toBe(media_url)

  expect(await note(image.id, null)).toEqual(message)
  expect(await note(image.id, { path: 'm/other.jpg', size: 8 })).toEqual(message)
  const events = await recordedEvents(database, tenant.organization.id, image.id)
  expect(events.map(({ type }) => type)).toEqual(['message.received', 'message.updated'])
  expect(events[1]?.data).toEqual({ object: message, previous_attributes: { media: image.media, media_url: null } })
})

it('shows a lost file as failed, and accepts it if it is stored later', async () => {
  const image = await anImage()
  expect(await note(image.id, null)).toMatchObject({ media: { status: 'failed', size: null }, media_url: null })
  await expectApiError(getMessageMedia(database, tenant.scope, at(image.id)), 'resource_not_found', 'id')
  expect(await note(image.id, { path: 'm/late.jpg', size: null })).toMatchObject({ media: { status: 'ready' } })
  const events = await recordedEvents(database, tenant.organization.id, image.id)
  expect(events[1]?.data.previous_attributes).toEqual({ media: image.media })
})

it('changes nothing for a message without a file, or a deleted message', async () => {
  const text = await anInboundMessage(database, tenant.account)
  expect(await note(text.id, { path: 'm/x.jpg', size: 1 })).toBeUndefined()
  const image = await anImage()
  await database.transaction((tx) => deleteContact(tx, tenant.scope, at(image.contact_id)))
  expect(await note(image.id, { path: 'm/x.jpg', size: 1 })).toBeUndefined()
})
