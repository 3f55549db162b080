import document from '@channel/contract/openapi.json' with { type: 'json' }
import type { Message } from '@channel/contract/types'
import { recordedEvents } from '@channel/core/testing'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField, notFound, unknownId } from '../support/expectations.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send as operation } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

interface OperationWithBody {
  requestBody: { content: Record<'application/json', { examples: Record<string, { $ref?: string; value?: object }> }> }
}

const api = await startApi()

const hello = { type: 'text', text: { body: 'Hello' } }
const hourMs = 3_600_000
const after = (ms: number) => new Date(Date.now() + ms).toISOString()
const link = 'https://example.com/cake.jpg'
const orderReady = {
  name: 'order_ready',
  language: 'en_US',
  category: 'UTILITY',
  components: [{ type: 'BODY', text: 'Hello {{1}}, your order is ready.' }],
}
const withAna = { name: 'order_ready', language: 'en_US', variables: { '1': 'Ana' } }

describeOperation('sendMessage', (send) => {
  it('accepts a text, and shows it as any message', async () => {
    const tenant = await api.tenant()
    const received = await tenant.receiveMessage()
    const body = { to: received.from, ...hello, reply_to_message_id: received.id, client_reference: 'order-4711' }
    const response = await send(tenant, { body })
    expect(response).toMatchObject({
      status: 202,
      body: {
        data: {
          object: 'message',
          direction: 'outbound',
          status: 'pending',
          content: 'Hello',
          to: received.from,
          conversation_id: received.conversation_id,
          reply_to_message_id: received.id,
          client_reference: 'order-4711',
        },
      },
    })
    expect(response.headers.get('location')).toBeNull()
  })

  it('sends every example of the contract in an open window', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([orderReady])
    const { id, conversation_id, media } = await tenant.receiveImage()
    const operation = document.paths['/v1/{phone_number_id}/messages']?.post as OperationWithBody
    const values = Object.values(operation.requestBody.content['application/json'].examples)
    expect(values).toHaveLength(20)
    for (const example of values) {
      const {
        to: _to,
        bsuid: _bsuid,
        contact_id: _contact,
        ...body
      } = structuredClone(exampleValue(example)) as {
        [field: string]: unknown
        type: string
      }
      const of = body[body.type] as Record<string, unknown>
      if (of.media_id !== undefined) of.media_id = media?.id
      if (of.message_id !== undefined) of.message_id = id
      if (body.reply_to_message_id !== undefined) body.reply_to_message_id = id
      if (body.send_at !== undefined) body.send_at = after(hourMs)
      const { status, body: response } = await send(tenant, { body: { ...body, conversation_id } })
      expect({ status, response }).toMatchObject({ status: 202, response: { data: { type: body.type } } })
    }
  })

  it('schedules a message in any time zone, which stays pending', async () => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const send_at = after(hourMs)
    const local = `${new Date(Date.parse(send_at) + 2 * hourMs).toISOString().slice(0, -1)}+02:00`
    const { status, body } = await send(tenant, { body: { conversation_id, ...hello, send_at: local } })
    const microseconds = send_at.replace('Z', '000Z')
    expect([status, body.data]).toMatchObject([202, { status: 'pending', send_at: microseconds, sent_at: null }])
  })

  it.each([
    ['now', () => after(-1_000)],
    ['in more than 30 days', () => after(30 * 24 * hourMs + 60_000)],
    ['a day', () => '2026-11-20'],
  ])('rejects a time to send that is %s', async (_what, sendAt) => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const body = { conversation_id, ...hello, send_at: sendAt() }
    expect(await send(tenant, { body })).toMatchObject(invalidField('send_at'))
  })

  it('judges the window at the time to send, which templates need not', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([orderReady])
    const { conversation_id } = await tenant.receiveMessage()
    const inWindow = { conversation_id, send_at: after(23 * hourMs) }
    const later = { conversation_id, send_at: after(25 * hourMs) }
    expect(await send(tenant, { body: { ...inWindow, ...hello } })).toMatchObject({ status: 202 })
    expect(await send(tenant, { body: { ...later, ...hello } })).toMatchObject(
      failure(422, 'outside_24h_window', 'conversation_id'),
    )
    expect(await send(tenant, { body: { ...later, type: 'template', template: withAna } })).toMatchObject({
      status: 202,
    })
  })

  it('creates a contact for an unknown recipient of a template', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([orderReady])
    const to = newPhoneNumber()
    const { status, body } = await send(tenant, { body: { to, type: 'template', template: withAna } })
    expect(status).toBe(202)
    expect(body.data).toMatchObject({ to, content: 'Hello Ana, your order is ready.' })
  })

  it('requires exactly one recipient, and names the missing or extra one', async () => {
    const tenant = await api.tenant()
    const { from: to, contact_id, conversation_id } = await tenant.receiveMessage()
    for (const body of [{ to }, { contact_id }, { conversation_id }]) {
      expect(await send(tenant, { body: { ...body, ...hello } })).toMatchObject({ status: 202 })
    }
    const none = await send(tenant, { body: hello })
    expect(none).toMatchObject(failure(400, 'invalid_field_value'))
    expect(none.body.error).not.toHaveProperty('param')
    expect(none.body.error.message).toContain('exactly one of to, bsuid, contact_id, conversation_id')
    expect(await send(tenant, { body: { to, contact_id, ...hello } })).toMatchObject(invalidField('contact_id'))
    expect(await send(tenant, { body: { to: '12', ...hello } })).toMatchObject(
      failure(400, 'invalid_phone_number', 'to'),
    )
    expect(await send(tenant, { body: { bsuid: 'x', ...hello } })).toMatchObject(invalidField('bsuid'))
  })

  it.each([
    [{}, 'type'],
    [{ type: 'fax' }, 'type'],
    [{ type: 'text' }, 'text'],
    [{ type: 'text', image: { link } }, 'text'],
    [{ ...hello, image: { link } }, 'image'],
    [{ type: 'text', text: { body: '' } }, 'text.body'],
    [{ type: 'text', text: { body: 'x'.repeat(4097) } }, 'text.body'],
    [{ type: 'image', image: {} }, 'image'],
    [{ type: 'image', image: { link, media_id: 'med_1' } }, 'image.media_id'],
    [{ type: 'image', image: { link: 'ftp://example.com/x' } }, 'image.link'],
    [{ type: 'image', image: { link, caption: 'x'.repeat(1025) } }, 'image.caption'],
    [{ type: 'image', image: { link, filename: 'x' } }, 'image.filename'],
    [{ type: 'audio', audio: { link, caption: 'x' } }, 'audio.caption'],
    [{ type: 'sticker', sticker: { link, caption: 'x' } }, 'sticker.caption'],
    [{ type: 'location', location: { latitude: 91, longitude: 0 } }, 'location.latitude'],
    [{ type: 'location', location: { latitude: 0, longitude: -181 } }, 'location.longitude'],
    [{ type: 'contacts', contacts: [] }, 'contacts'],
    [{ type: 'contacts', contacts: [{ name: {} }] }, 'contacts[0].name.formatted_name'],
    [{ type: 'reaction', reaction: { message_id: 'x', emoji: '' } }, 'reaction.message_id'],
    [{ type: 'template', template: { name: 'x' } }, 'template.language'],
    [{ type: 'template', template: { ...withAna, components: [] } }, 'template'],
    [{ type: 'interactive', interactive: { type: 'menu' } }, 'interactive.type'],
    [buttons(0), 'interactive.action.buttons'],
    [buttons(4), 'interactive.action.buttons'],
    [buttons(1, { title: 'x'.repeat(21) }), 'interactive.action.buttons[0].reply.title'],
    [buttons(1, { id: 'x'.repeat(257) }), 'interactive.action.buttons[0].reply.id'],
    [{ ...hello, client_reference: 'x'.repeat(201) }, 'client_reference'],
    [{ ...hello, reply_to_message_id: 'x' }, 'reply_to_message_id'],
    [{ ...hello, phone: '+4915112345678' }, 'phone'],
  ])('rejects %j, naming %s', async (body, param) => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    expect(await send(tenant, { body: { conversation_id, ...body } })).toMatchObject(invalidField(param))
  })

  it('returns 404 for a contact or message that is unknown or of another organization', async () => {
    const tenant = await api.tenant()
    const foreign = await (await api.tenant()).receiveMessage()
    const { conversation_id } = await tenant.receiveMessage()
    for (const fields of [
      { contact_id: unknownId('ctc') },
      { contact_id: foreign.contact_id },
      { conversation_id, reply_to_message_id: foreign.id },
    ]) {
      expect(await send(tenant, { body: { ...fields, ...hello } })).toMatchObject(notFound)
    }
  })

  it('rejects an account of a suspended end-customer', async () => {
    const tenant = await api.tenant()
    const body = { to: newPhoneNumber(), ...hello }
    const customer = await tenant.addCustomer('Nordlys')
    const account = await tenant.addAccount({ customer: customer.id })
    await tenant.suspendCustomer(customer.id)
    const suspended = await send(tenant, { params: { phone_number_id: account.phone_number_id }, body })
    expect(suspended).toMatchObject(failure(422, 'customer_suspended', 'phone_number_id'))
  })

  it('rejects messages that may not be sent, with the code of the reason', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([
      orderReady,
      { ...orderReady, name: 'paused', status: 'PAUSED' },
      { ...orderReady, name: 'sale', category: 'MARKETING' },
    ])
    const { from: to, conversation_id } = await tenant.receiveMessage()
    const template = (name: string) => ({ conversation_id, type: 'template', template: { ...withAna, name } })
    const refused = async (body: object) => (await send(tenant, { body })).body.error
    expect(await refused({ to: newPhoneNumber(), ...hello })).toMatchObject({ code: 'outside_24h_window', param: 'to' })
    const image = { conversation_id, type: 'image', image: { media_id: 'med_none' } }
    expect(await refused(image)).toMatchObject({ code: 'media_not_found', param: 'image.media_id' })
    expect(await refused(template('none'))).toMatchObject({ code: 'template_not_found', param: 'template.name' })
    expect(await refused(template('paused'))).toMatchObject({ code: 'template_paused', param: 'template.name' })
    await tenant.optOut(to ?? '')
    expect(await refused(template('sale'))).toMatchObject({ code: 'marketing_opted_out', param: 'conversation_id' })
    await tenant.changeOrganization({ require_consent: true })
    const stranger = { to: newPhoneNumber(), type: 'template', template: withAna }
    expect(await refused(stranger)).toMatchObject({ code: 'consent_required', param: 'to' })
  })

  it('rejects an organization after its trial, or beyond its monthly messages', async () => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const body = { conversation_id, ...hello }
    await tenant.changeOrganization({ state: 'trial_ended' })
    expect(await send(tenant, { body })).toMatchObject(failure(403, 'subscription_inactive'))
    await tenant.changeOrganization({ state: 'active', monthly_messages: 1 })
    expect(await send(tenant, { body })).toMatchObject({ status: 202 })
    expect(await send(tenant, { body })).toMatchObject(failure(403, 'feature_not_entitled'))
  })

  it('says which user sent it in the dashboard, also in events and after the user is removed', async () => {
    const tenant = await api.tenant()
    const { organizationId } = tenant
    const { conversation_id, id } = await tenant.receiveMessage()
    const [owner, kim] = [await aDashboardUser(api, { organizationId }), await aDashboardUser(api, { organizationId })]
    await kim.send('PATCH', '/dashboard/profile', { body: { name: 'Kim Berg' } })
    const path = `/dashboard/v1/${tenant.account.phone_number_id}/messages`
    const body = { conversation_id, ...hello }
    const sent = (await kim.send('POST', path, { body: { ...body, send_at: after(hourMs) } })).body.data
    const sent_by = { id: kim.id, name: 'Kim Berg' }
    expect(sent.sent_by).toEqual(sent_by)

    const byKey = (await send(tenant, { body })).body.data
    await owner.send('DELETE', `/dashboard/members/${kim.id}`)
    const { data } = (await operation('listMessages', tenant)).body
    const authors = Object.fromEntries(data.map((message: Message) => [message.id, message.sent_by]))
    expect(authors).toEqual({ [sent.id]: sent_by, [byKey.id]: undefined, [id]: undefined })
    await operation('cancelMessage', tenant, { params: { id: sent.id } })
    const events = await recordedEvents(api.dependencies.database, organizationId, sent.id)
    expect(events).toMatchObject([{ type: 'message.failed', data: { object: { sent_by } } }])
  })

  it('is executed once with the same key', async () => {
    const tenant = await api.tenant()
    const { conversation_id } = await tenant.receiveMessage()
    const parts = { body: { conversation_id, ...hello }, headers: { 'Idempotency-Key': 'once' } }
    const [first, again] = [await send(tenant, parts), await send(tenant, parts)]
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })
})

function buttons(count: number, fields: object = {}) {
  const button = (index: number) => ({ type: 'reply', reply: { id: `b${index}`, title: `Button ${index}`, ...fields } })
  const action = { buttons: Array.from({ length: count }, (_, index) => button(index)) }
  return { type: 'interactive', interactive: { type: 'button', body: { text: 'Which?' }, action } }
}

/** The value of an example, which may be a component. */
function exampleValue({ $ref, value }: { $ref?: string; value?: object }): object {
  if ($ref === undefined) return value ?? {}
  const examples = document.components as unknown as { examples: Record<string, { value: object }> }
  return examples.examples[$ref.split('/').at(-1) ?? '']?.value ?? {}
}
