import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

/** The timestamp a day later, to the microsecond. */
function dayAfter(timestamp: string): string {
  return new Date(Date.parse(timestamp) + 86_400_000).toISOString().slice(0, 20) + timestamp.slice(20)
}

describeOperation('getConversation', (send) => {
  it('returns the complete conversation', async () => {
    const tenant = await api.tenant()
    const message = await tenant.receiveMessage({ from: { phone_number: '+4915112345678', name: 'Ana' } })
    const { status, body } = await send(tenant, { params: { id: message.conversation_id } })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      id: message.conversation_id,
      object: 'conversation',
      status: 'open',
      contact: { id: message.contact_id, phone_number: '+4915112345678', name: 'Ana' },
      channel_account: message.channel_account,
      assignee: null,
      unread_count: 1,
      last_message_at: message.created_at,
      last_inbound_at: message.created_at,
      window: { open_until: dayAfter(message.created_at), kind: 'customer_service' },
      free_entry_point: null,
      snoozed_until: null,
      snooze_ended_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      labels: [],
    })
  })
})
