import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { send as sendOperation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('getWebhookDelivery', (send) => {
  it('returns a delivery with its event', async () => {
    const tenant = await api.tenant()
    const delivery = await tenant.createWebhookDelivery()
    const { status, body } = await send(tenant, { params: { id: delivery.id } })
    expect(status).toBe(200)
    const { payload, attempts, ...rest } = body.data
    expect(attempts).toEqual([])
    expect(rest).toEqual(delivery)
    expect(payload).toMatchObject({
      id: delivery.event_id,
      object: 'event',
      type: 'contact.created',
      api_version: 'v1',
      phone_number_id: tenant.account.phone_number_id,
      customer: null,
      data: { object: { object: 'contact' } },
    })
  })

  it('returns no payload after the contact is deleted', async () => {
    const tenant = await api.tenant()
    const delivery = await tenant.createWebhookDelivery()
    const { payload } = (await send(tenant, { params: { id: delivery.id } })).body.data
    await sendOperation('deleteContact', tenant, { params: { id: payload.data.object.id } })
    const { body } = await send(tenant, { params: { id: delivery.id } })
    const erased = { status: 'dead', next_attempt_at: null, payload_erased_at: expect.stringMatching(/Z$/) }
    expect(body.data).toEqual({ ...delivery, ...erased, payload: null, attempts: [] })
  })
})
