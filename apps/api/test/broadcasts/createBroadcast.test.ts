import { expect, it } from 'vitest'
import { inAnHour } from '../support/broadcasts.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import { newBroadcast } from '../support/valid-requests.ts'

const api = await startApi()

describeOperation('createBroadcast', (create) => {
  it('creates a draft, and returns its path', async () => {
    const tenant = await api.tenant()
    const { name, template } = await newBroadcast(tenant)
    const filled = { ...template, variables: { '1': 'Ana' } }
    const { status, body, headers } = await create(tenant, {
      body: { name, template: filled, rate: 20, send_at: '2999-01-01T00:00:00Z' },
    })
    expect(status).toBe(400)
    const made = await create(tenant, { body: { name, template: filled, rate: 20 } })
    expect(made.status).toBe(201)
    const counts = {
      total: 0,
      pending: 0,
      queued: 0,
      sent: 0,
      delivered: 0,
      read: 0,
      failed: 0,
      skipped: 0,
      duplicates: 0,
    }
    expect(made.body.data).toMatchObject({
      ...{ object: 'broadcast', name, template: filled, rate: 20, send_at: null, status: 'draft', pause_reason: null },
      ...{ started_at: null, ended_at: null, counts: { ...counts, failed_reasons: {}, skipped_reasons: {} } },
    })
    const { id, phone_number_id } = made.body.data
    expect(made.headers.get('location')).toBe(`/v1/${phone_number_id}/broadcasts/${id}`)
    expect((await send('getBroadcast', tenant, { params: { id } })).body.data).toEqual(made.body.data)
    expect([body.error.param, headers.get('location')]).toEqual(['send_at', null])
  })

  it('keeps when to start', async () => {
    const tenant = await api.tenant()
    const send_at = inAnHour()
    const { body } = await create(tenant, { body: { ...(await newBroadcast(tenant)), send_at } })
    expect(Date.parse(body.data.send_at)).toBe(Date.parse(send_at))
  })

  it('rejects a time that has passed and unknown templates', async () => {
    const tenant = await api.tenant()
    const body = await newBroadcast(tenant)
    const past = { ...body, send_at: '2020-01-01T00:00:00Z' }
    expect(await create(tenant, { body: past })).toMatchObject(invalidField('send_at'))
    const unknown = { ...body, template: { name: 'unknown', language: 'en_US' } }
    expect(await create(tenant, { body: unknown })).toMatchObject(failure(422, 'template_not_found', 'template.name'))
    const { template } = body
    const greeting = '{{contact.name|there}} {{user.name}}'
    for (const [values, place] of [
      [{ variables: { '1': greeting } }, 'variables.1'],
      [
        { components: [{ type: 'body', parameters: [{ type: 'text', text: greeting }] }] },
        'components[0].parameters[0].text',
      ],
      [
        { components: [{ type: 'carousel', cards: [{ components: [{ parameters: [{ text: greeting }] }] }] }] },
        'components[0].cards[0].components[0].parameters[0].text',
      ],
    ] as const)
      expect(await create(tenant, { body: { ...body, template: { ...template, ...values } } })).toMatchObject(
        invalidField(`template.${place}`),
      )
  })
})
