import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { anApiKey, anInboundMessage, aTenant, aWebhookSubscription } from '../../testing/index.ts'
import { listEvents } from '../events/index.ts'
import { listWebhookDeliveries } from '../webhook-deliveries/index.ts'
import { createNote } from './create-note.ts'

const database = await sharedDatabase()

async function aConversation() {
  const tenant = await aTenant(database)
  const { phone_number_id } = tenant.account
  const { conversation_id: id, contact_id } = await anInboundMessage(database, tenant.account)
  const key = await anApiKey(database, tenant.organization.id, { name: 'Ticket system' })
  const author = { type: 'api_key', id: key.id } as const
  const params = { phone_number_id, id }
  const write = (text: string, to = params) =>
    database.transaction((tx) => createNote(tx, tenant.scope, { params: to, body: { text } }, { author }))
  return { ...tenant, params, contact_id, write }
}

it('reaches only webhooks that name its event, and the list of events only by its type', async () => {
  const { organization, scope, write } = await aConversation()
  await aWebhookSubscription(database, organization.id)
  const named = await aWebhookSubscription(database, organization.id, { event_types: ['note.created'] })
  const note = await write('Please call back.')
  const deliveries = await listWebhookDeliveries(database, scope, { query: { limit: 100 } })
  expect(deliveries.data).toMatchObject([{ subscription_id: named.id, event_type: 'note.created' }])
  const query = { limit: 100, wait: 0, order: 'oldest_first', start: 'oldest' } as const
  const live = { live: { expectChange: () => undefined } }
  const types = async (type?: 'note.created') =>
    (await listEvents(database, scope, { query: { ...query, type } }, live)).data.map((event) => event.type)
  await expect.poll(() => types('note.created'), { timeout: 60_000 }).toEqual(['note.created'])
  expect(await types()).not.toContain('note.created')
  expect(note.author).toMatchObject({ type: 'api_key', name: 'Ticket system' })
})
