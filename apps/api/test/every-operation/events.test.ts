import type { EventType } from '@channel/contract/types'
import { type Statement, statement } from '@channel/db'
import { eventsRecordedBy } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../support/operations.ts'
import { allOperations } from '../support/operations.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { type RequestParts, send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'
import { validRequests } from '../support/valid-requests.ts'

// The events that each operation records. An operation that is not listed records nothing.
const recorded: Partial<Record<OperationId, readonly EventType[]>> = {
  createContact: ['contact.created'],
  createContactInAccount: ['contact.created'],
  updateContact: ['contact.updated'],
  upsertContact: ['contact.updated'],
  blockContact: ['contact.updated'],
  unblockContact: ['contact.updated'],
  deleteContact: ['contact.deleted'],
  updateConversation: ['conversation.updated'],
  markConversationRead: ['conversation.updated'],
  createNote: ['note.created'],
  updateNote: ['note.updated'],
  deleteNote: ['note.deleted'],
  startBroadcast: ['broadcast.started'],
  pauseBroadcast: ['broadcast.paused'],
  cancelBroadcast: ['broadcast.canceled'],
  sendMessage: ['conversation.updated'],
  cancelMessage: ['message.failed'],
  sendWebhookTest: ['webhook.test'],
  deleteSetupLink: ['setup_link.revoked'],
  createTemplate: ['template.created'],
  updateTemplate: ['template.updated'],
  deleteTemplate: ['template.deleted'],
  syncTemplates: ['template.created', 'template.updated', 'template.deleted'],
}

const api = await startApi()
const { database } = api.dependencies
/** The tenant of all operations that record nothing. */
const quiet = await api.tenant()

const writerOf = (table: string): Statement =>
  statement(
    `test_writer_of_${table}`,
    `SELECT xmin::text AS transaction FROM ${table} WHERE organization_id = $1 AND id = $2`,
  )
const writers: Readonly<Record<string, Statement>> = {
  contact: writerOf('contacts'),
  message: writerOf('messages'),
  conversation: writerOf('conversations'),
  note: writerOf('notes'),
  broadcast: writerOf('broadcasts'),
  template: writerOf('templates'),
  customer_setup_link: writerOf('customer_setup_links'),
}

/** A tenant with subscriptions of every kind, so that some match an event and some do not. */
async function aSubscriber(): Promise<Tenant> {
  const tenant = await api.tenant()
  const { phone_number_id } = tenant.account
  const customer_id = (await tenant.addCustomer('Nordlys')).id
  const other = await tenant.addAccount({ customer: customer_id })
  await tenant.createWebhookSubscription()
  await tenant.createWebhookSubscription({ event_types: ['contact.created', 'contact.deleted', 'template.updated'] })
  await tenant.createWebhookSubscription({ event_types: ['message.received', 'webhook.test'] })
  await tenant.createWebhookSubscription({ phone_number_id, enabled: false })
  await tenant.createWebhookSubscription({ phone_number_id: other.phone_number_id })
  await tenant.createWebhookSubscription({ customer_id })
  const { id } = await tenant.createWebhookSubscription()
  await send('deleteWebhookSubscription', tenant, { params: { id } })
  return tenant
}

/** A request that changes something. */
async function requestOf(id: OperationId, tenant: Tenant): Promise<RequestParts> {
  const parts = await validRequests[id](tenant)
  if (id === 'syncTemplates') {
    await tenant.syncTemplates([{ name: 'changing', status: 'PENDING' }, { name: 'going' }])
    api.simulator.setTemplates(tenant.account.waba_id, [{ name: 'changing', status: 'APPROVED' }, { name: 'coming' }])
  }
  return parts
}

describe.each(allOperations)('$id', ({ id, method }) => {
  const expected = recorded[id] ?? []

  it(`records ${expected.join(', ') || 'nothing'}, in the transaction of the change`, async () => {
    const tenant = expected.length === 0 ? quiet : await aSubscriber()
    const parts = await requestOf(id, tenant)
    const record = () =>
      eventsRecordedBy(database, tenant.organizationId, async () => {
        const { status } = await send(id, tenant, parts)
        expect([200, 201, 202, 302]).toContain(status)
      })

    const events = await record()
    expect(events.map(({ payload }) => payload.type).toSorted()).toEqual(expected.toSorted())
    for (const { payload, transaction } of events) {
      // Requested explicitly, not by a change.
      if (payload.type === 'webhook.test') continue
      const { id: resource, object } = payload.data.object
      const rows = await database.query(writers[object] ?? expect.fail(`add the table of '${object}' to writers`), [
        tenant.organizationId,
        resource,
      ])
      expect(rows).toEqual(payload.type.endsWith('.deleted') ? [] : [{ transaction }])
      const hasAccount = !payload.type.startsWith('setup_link.')
      expect(payload.phone_number_id).toBe(hasAccount ? tenant.account.phone_number_id : null)
    }
    // A repeated update changes nothing and is not reported again. An operation that creates or sends does so
    // again.
    if (method !== 'DELETE' && !/^(create|send)/.test(id) && events.length > 0) expect(await record()).toEqual([])
  })
})

const recordingPosts = allOperations.filter(({ id, method }) => method === 'POST' && recorded[id] !== undefined)

it.each(recordingPosts)('$id records nothing when its stored response is replayed', async ({ id }) => {
  const tenant = await api.tenant()
  const parts = { ...(await requestOf(id, tenant)), headers: { 'Idempotency-Key': 'once' } }
  const record = () => eventsRecordedBy(database, tenant.organizationId, () => send(id, tenant, parts))
  expect(await record()).not.toEqual([])
  expect(await record()).toEqual([])
})

it('a rolled-back change leaves no event', async () => {
  const tenant = await api.tenant()
  const other = await tenant.addAccount()
  const params = { phone_number_id: tenant.account.phone_number_id }
  const body = { from: other.phone_number_id, phone_number: newPhoneNumber() }
  const events = await eventsRecordedBy(database, tenant.organizationId, async () => {
    expect((await send('createContactInAccount', tenant, { params, body })).status).toBe(400)
  })
  expect(events).toEqual([])
})
