import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { labelReference } from '../support/label-reference.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('updateConversation', (send) => {
  it('sets the status and the assignee, and clears the assignee', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    const { id, name, email } = await tenant.addUser()
    for (const status of ['pending', 'resolved', 'open'] as const) {
      expect(await send(tenant, { params, body: { status } })).toMatchObject({
        status: 200,
        body: { data: { status } },
      })
    }
    const assigned = await send(tenant, { params, body: { assigned_to: id } })
    expect(assigned.body.data).toMatchObject({ assignee: { id, name, email }, unread_count: 0 })
    expect((await send(tenant, { params, body: { assigned_to: null } })).body.data.assignee).toBeNull()
  })

  it('snoozes until a time in the next year, and ends it', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    const snooze = (snoozed_until: unknown) => send(tenant, { params, body: { snoozed_until } })
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const { status, body } = await snooze(soon)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ snoozed_until: soon.replace('Z', '000Z'), snooze_ended_at: null, status: 'open' })
    for (const invalid of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z', 'tomorrow', 7, false]) {
      expect(await snooze(invalid)).toMatchObject(invalidField('snoozed_until'))
    }
    expect((await snooze(null)).body.data).toMatchObject({ snoozed_until: null })
  })

  it('returns the attached labels', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    const label = await tenant.createLabel({ name: 'VIP' })
    await sendOperation('attachConversationLabel', tenant, { params, body: { label_id: label.id } })
    for (const status of ['pending', 'pending'] as const) {
      const { body } = await send(tenant, { params, body: { status } })
      expect(body.data).toMatchObject({ status, labels: [labelReference(label)] })
    }
  })

  it('rejects an empty body, which names no field', async () => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const response = await send(tenant, { params: { id: conversation_id }, body: {} })
    expect(response).toMatchObject({ status: 400, body: { error: { code: 'invalid_field_value' } } })
    expect(response.body.error.param).toBeUndefined()
  })
})
