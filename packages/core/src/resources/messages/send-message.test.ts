import type { Message, MessageSend, SendTemplate } from '@channel/contract/types'
import { sharedDatabase } from '@channel/test-kit'
import { beforeEach, describe, expect, it } from 'vitest'
import { rerunDeadlocked } from '../../mechanisms/transactions/index.ts'
import { expectApiError } from '../../testing/expect-error.ts'
import {
  aContact,
  anAccount,
  anInboundMessage,
  anOutboundMessage,
  aTemplate,
  aTenant,
  newPhoneNumber,
  queuedSends,
  recordedEvents,
  type Tenant,
} from '../../testing/index.ts'
import { applyPreference, deleteContact, getContact, listContacts } from '../contacts/index.ts'
import { getConversation, updateConversation } from '../conversations/index.ts'
import { addCustomer, updateCustomer } from '../customers/index.ts'
import { updateOrganization } from '../organizations/index.ts'
import { applyStatus } from './apply-status.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { recordFetchedMedia } from './record-fetched-media.ts'
import { sendMessage } from './send-message.ts'

const database = await sharedDatabase()
let tenant: Tenant
/** A fresh inbound message, which opens the 24-hour window. */
let received: Message

beforeEach(async () => {
  tenant = await aTenant(database)
  received = await anInboundMessage(database, tenant.account)
})

const hello = { type: 'text', text: { body: 'Hello' } } as const
const at = (id: string) => ({ params: { phone_number_id: tenant.account.phone_number_id, id } })
const toSender = () => ({ contact_id: received.contact_id })

function send(body: MessageSend, from: Tenant = tenant): Promise<Message> {
  const params = { phone_number_id: from.account.phone_number_id }
  // The service reruns it too: two concurrent first messages to one number can deadlock.
  return rerunDeadlocked(database, (tx) => sendMessage(tx, from.scope, { params, body }))
}

function refuse(body: MessageSend, code: Parameters<typeof expectApiError>[1], param?: string) {
  return expectApiError(send(body), code, param)
}

const payloads = async () => (await queuedSends(database, tenant.organization.id)).map(({ payload }) => payload)
const events = async (id?: string) => (await recordedEvents(database, tenant.organization.id, id)).slice(id ? 0 : 1)
const anImage = async (path: string | null = 'm/cake.jpg') => {
  const media = { provider_media_id: '4711', mime_type: 'image/jpeg', filename: null }
  const { id } = await anInboundMessage(database, tenant.account, { type: 'image', media })
  const { phone_number_id } = tenant.account
  const stored = path === null ? null : { path, size: 7 }
  const report = { phone_number_id, message_id: id, stored }
  const image = await database.transaction((tx) => recordFetchedMedia(tx, tenant.scope, report))
  return image?.media?.id ?? ''
}

describe('an accepted message', () => {
  it('is pending, queued in the outbox, and the latest of its conversation', async () => {
    const before = await getConversation(database, tenant.scope, at(received.conversation_id))
    expect(before.unread_count).toBe(1)
    const message = await send({ to: received.from ?? '', ...hello, client_reference: 'order-4711' })
    expect(message).toMatchObject({
      conversation_id: received.conversation_id,
      contact_id: received.contact_id,
      direction: 'outbound',
      status: 'pending',
      from: tenant.account.phone_number,
      to: received.from,
      type: 'text',
      content: 'Hello',
      payload: null,
      media: null,
      client_reference: 'order-4711',
      provider_message_id: null,
      sent_at: null,
    })
    expect(await getMessage(database, tenant.scope, at(message.id))).toEqual(message)
    expect(await queuedSends(database, tenant.organization.id)).toEqual([
      {
        message_id: message.id,
        phone_number_id: tenant.account.phone_number_id,
        state: 'pending',
        attempt_count: 0,
        isDue: true,
        payload: { recipient_type: 'individual', to: received.from, type: 'text', text: { body: 'Hello' } },
      },
    ])
    const after = await getConversation(database, tenant.scope, at(received.conversation_id))
    expect(after).toMatchObject({ unread_count: 0, last_message_at: message.created_at })
    expect(after.last_inbound_at).toBe(before.last_inbound_at)
    expect(await getMessage(database, tenant.scope, at(received.id))).toMatchObject({ status: 'read' })
  })

  it('records an event of the conversation, but none of the message', async () => {
    const { id, created_at } = await send({ ...toSender(), ...hello })
    expect(await events(id)).toEqual([])
    expect((await events(received.conversation_id)).at(-1)).toMatchObject({
      type: 'conversation.updated',
      data: {
        object: { unread_count: 0, last_message_at: created_at },
        previous_attributes: { unread_count: 1, last_message_at: received.created_at },
      },
    })
  })

  it('leaves a resolved conversation resolved', async () => {
    const body = { status: 'resolved' } as const
    await database.transaction((tx) => updateConversation(tx, tenant.scope, { ...at(received.conversation_id), body }))
    await send({ conversation_id: received.conversation_id, ...hello })
    const conversation = await getConversation(database, tenant.scope, at(received.conversation_id))
    expect(conversation.status).toBe('resolved')
  })

  it('follows the status that the provider reports', async () => {
    const { conversation_id, contact_id } = received
    const contact = await getContact(database, tenant.scope, at(contact_id))
    const { id, provider_message_id } = await anOutboundMessage(database, contact, tenant.organization.id)
    const { phone_number_id } = tenant.account
    const report = { phone_number_id, provider_message_id: provider_message_id ?? '', at: new Date().toISOString() }
    await database.transaction((tx) => applyStatus(tx, tenant.scope, { ...report, status: 'read' }))
    const params = { phone_number_id }
    const query = { conversation_id, direction: 'outbound', limit: 25 } as const
    const { data } = await listMessages(database, tenant.scope, { params, query })
    expect(data).toMatchObject([{ id, status: 'read' }])
  })

  it.each(['to', 'bsuid'] as const)('creates contact and conversation if %s is unknown', async (field) => {
    const template = await aTemplate(database, tenant.account)
    const value = field === 'to' ? newPhoneNumber() : 'DE.newcomer'
    const filled = { name: template.name, language: template.language, variables: { '1': 'Ana' } }
    const body = { [field]: value, type: 'template', template: filled } as MessageSend
    const message = await send(body)
    const contact = await getContact(database, tenant.scope, at(message.contact_id))
    expect(contact).toMatchObject(field === 'to' ? { phone_number: value } : { bsuid: value, phone_number: null })
    const conversation = await getConversation(database, tenant.scope, at(message.conversation_id))
    expect(conversation).toMatchObject({ status: 'open', unread_count: 0, last_inbound_at: null })
    // Events do not show labels.
    const [{ labels: _of, ...contactState }, { labels: _on, ...conversationState }] = [contact, conversation]
    expect((await events()).slice(-2).map(({ type, data }) => [type, data.object])).toEqual([
      ['contact.created', contactState],
      ['conversation.created', conversationState],
    ])
    expect((await payloads())[0]).toMatchObject(field === 'to' ? { to: value } : { recipient: value })
    expect(message.to).toBe(value)
    expect(await send(body)).toMatchObject({ contact_id: contact.id, conversation_id: conversation.id })
  })

  it('creates one contact and one conversation for concurrent messages', async () => {
    const { name, language } = await aTemplate(database, tenant.account)
    const to = newPhoneNumber()
    const template = { name, language, variables: { '1': 'Ana' } }
    const sent = await Promise.all(Array.from({ length: 6 }, () => send({ to, type: 'template', template })))
    expect(new Set(sent.map(({ conversation_id }) => conversation_id)).size).toBe(1)
    expect(await payloads()).toHaveLength(6)
  })

  it('is addressed to the user id if the contact has no number', async () => {
    const { contact_id } = await anInboundMessage(database, tenant.account, { from: { bsuid: 'DE.only' } })
    expect(await send({ contact_id, ...hello })).toMatchObject({ to: 'DE.only' })
    expect(await payloads()).toMatchObject([{ recipient: 'DE.only' }])
  })

  it('is queued for the provider unchanged, for every type', async () => {
    const link = 'https://example.com/cake.jpg'
    const bodies = [
      { type: 'image', image: { link, caption: 'Cake' } },
      { type: 'document', document: { link, filename: 'a.pdf', caption: 'Invoice' } },
      { type: 'video', video: { link } },
      { type: 'audio', audio: { link } },
      { type: 'sticker', sticker: { link } },
      { type: 'location', location: { latitude: 1, longitude: 2, name: 'Here' } },
      { type: 'contacts', contacts: [{ name: { formatted_name: 'Ana' }, phones: [{ phone: '+49 30 1' }] }] },
      {
        type: 'interactive',
        interactive: { type: 'location_request_message', body: { text: 'Where?' }, action: { name: 'send_location' } },
      },
      {
        type: 'interactive',
        interactive: {
          type: 'request_contact_info',
          body: { text: 'Your number?' },
          action: { name: 'request_contact_info' },
        },
      },
    ] as const
    const contents: (string | null)[] = []
    for (const body of bodies) {
      const { content, payload } = await send({ ...toSender(), ...body })
      contents.push(content)
      const { type, ...rest } = body
      expect(payload).toEqual(rest)
      expect((await payloads()).at(-1)).toEqual({ recipient_type: 'individual', to: received.from, ...body })
    }
    expect(contents).toEqual(['Cake', 'Invoice', null, null, null, null, null, 'Where?', 'Your number?'])
  })

  it('resends the media of an earlier message', async () => {
    const media_id = await anImage()
    const message = await send({ ...toSender(), type: 'image', image: { media_id } })
    expect(message).toMatchObject({ media: { id: media_id, status: 'ready' } })
    expect(message.media_url).toBe(`${tenant.scope.mediaBaseUrl}/m/cake.jpg`)
    expect((await payloads()).at(-1)).toMatchObject({ image: { media_id } })
    const header = { type: 'image', image: { media_id } } as const
    const action = { name: 'cta_url', parameters: { display_text: 'Open', url: 'https://example.com' } } as const
    const interactive = { type: 'cta_url', header, body: { text: 'Look' }, action } as const
    expect(await send({ ...toSender(), type: 'interactive', interactive })).toMatchObject({ media: null })
  })

  it('refers to messages of the conversation by the provider’s ids, in replies and reactions', async () => {
    const reply = await send({ ...toSender(), ...hello, reply_to_message_id: received.id })
    expect(reply.reply_to_message_id).toBe(received.id)
    const reaction = { message_id: received.id, emoji: '👍' }
    expect(await send({ ...toSender(), type: 'reaction', reaction })).toMatchObject({ content: null })
    expect(await payloads()).toMatchObject([
      { context: { message_id: received.provider_message_id } },
      { reaction: { message_id: received.provider_message_id, emoji: '👍' } },
    ])
  })
})

describe('a template', () => {
  const filledBy = async (
    content: string,
    fill: {
      variables?: Record<string, string>
      components?: readonly { type: 'body'; parameters: readonly object[] }[]
    },
  ) => {
    const { name, language } = await aTemplate(database, tenant.account, { content })
    const template = { name, language, ...fill } as SendTemplate
    return send({ ...toSender(), type: 'template', template })
  }
  const lastTemplate = async () => (await payloads()).at(-1)?.template

  it('is filled from numbered variables, in the order of their numbers', async () => {
    const message = await filledBy('{{2}} for {{1}}, {{ 2 }}!', { variables: { '1': 'Ana', '2': 'Cake {{1}} $&' } })
    expect(message.content).toBe('Cake {{1}} $& for Ana, Cake {{1}} $&!')
    expect(await lastTemplate()).toEqual({
      name: expect.any(String),
      language: { code: 'en_US' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Ana' },
            { type: 'text', text: 'Cake {{1}} $&' },
          ],
        },
      ],
    })
  })

  it('is filled from named variables', async () => {
    const message = await filledBy('Hello {{name}}', { variables: { name: 'Ana' } })
    expect(message.content).toBe('Hello Ana')
    const parameters = [{ type: 'text', parameter_name: 'name', text: 'Ana' }]
    expect(await lastTemplate()).toMatchObject({ components: [{ type: 'body', parameters }] })
  })

  it('is filled from components, which are sent unchanged', async () => {
    const parameters = [
      { type: 'text', text: 'Ana' },
      { type: 'currency', currency: { fallback_value: '5 €', code: 'EUR', amount_1000: 5000 } },
    ]
    const components = [{ type: 'body', parameters }] as const
    const message = await filledBy('{{1}} pays {{2}}', { components })
    expect(message.content).toBe('Ana pays 5 €')
    expect(await lastTemplate()).toMatchObject({ components })
    const named = [{ type: 'body', parameters: [{ type: 'text', parameter_name: 'x', text: 'y' }] }] as const
    expect(await filledBy('Named {{x}}', { components: named })).toMatchObject({ content: 'Named y' })
  })

  it('needs no values if it has no variables', async () => {
    expect(await filledBy('Closed today', {})).toMatchObject({ content: 'Closed today' })
    expect(await lastTemplate()).toMatchObject({ components: [] })
  })

  it('refuses missing and unknown variables', async () => {
    const refused = (fill: Parameters<typeof filledBy>[1], param: string) =>
      expectApiError(filledBy('Hello {{1}}', fill), 'invalid_field_value', param)
    await refused({}, 'template.variables.1')
    await refused({ variables: {} }, 'template.variables.1')
    await refused({ variables: { '1': 'a', '2': 'b' } }, 'template.variables')
    await refused({ components: [] }, 'template.components')
    const none = filledBy('Hello', { variables: { x: 'y' } })
    await expectApiError(none, 'invalid_field_value', 'template.variables')
  })
})

describe('a message is refused', () => {
  const template = (name: string, language = 'en_US') =>
    ({ type: 'template', template: { name, language, variables: { '1': 'Ana' } } }) as const

  it('for an invalid phone number', async () => {
    await refuse({ to: '12', ...hello }, 'invalid_phone_number', 'to')
  })

  it('for a list with more than ten rows, or with several sections of which one has no title', async () => {
    const row = (id: number) => ({ id: String(id), title: 'Row' })
    const list = (sections: readonly { title?: string; rows: { id: string; title: string }[] }[]) =>
      ({
        type: 'interactive',
        interactive: { type: 'list', body: { text: 'x' }, action: { button: 'x', sections } },
      }) as const
    const rows = [1, 2, 3, 4, 5].map(row)
    const param = 'interactive.action.sections'
    const full = [
      { title: 'a', rows },
      { title: 'b', rows },
    ]
    expect(await send({ ...toSender(), ...list(full) })).toMatchObject({ content: 'x' })
    const many = list([...full, { title: 'c', rows: [row(6)] }])
    await refuse({ ...toSender(), ...many }, 'invalid_field_value', param)
    await refuse(
      { ...toSender(), ...list([{ title: 'a', rows }, { rows }]) },
      'invalid_field_value',
      `${param}[1].title`,
    )
  })

  it.each(['trial_ended', 'inactive'] as const)('for an organization that is %s', async (state) => {
    await database.transaction((tx) => updateOrganization(tx, { id: tenant.organization.id, state }))
    await refuse({ ...toSender(), ...hello }, 'subscription_inactive')
  })

  it('when the monthly limit is reached, also by concurrent messages', async () => {
    await send({ ...toSender(), ...hello })
    const quota = (monthly_messages: number | null) =>
      database.transaction((tx) => updateOrganization(tx, { id: tenant.organization.id, monthly_messages }))
    await quota(4)
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => send({ ...toSender(), ...hello })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await refuse({ ...toSender(), ...hello }, 'feature_not_entitled')
    const nextMonth = new Date()
    nextMonth.setUTCMonth(nextMonth.getUTCMonth() + 1, 1)
    const scope = { ...tenant.scope, now: () => nextMonth }
    await expectApiError(send({ ...toSender(), ...hello }, { ...tenant, scope }), 'outside_24h_window', 'contact_id')
    await quota(null)
    await send({ ...toSender(), ...hello })
    await quota(0)
    await refuse({ ...toSender(), ...hello }, 'feature_not_entitled')
  })

  it('for a suspended end-customer', async () => {
    const platform = await aTenant(database, 'platform')
    const organization_id = platform.organization.id
    const { id } = await database.transaction((tx) => addCustomer(tx, { organization_id, name: 'Nordlys' }))
    const account = await anAccount(database, platform.team, { customer_id: id })
    const { contact_id } = await anInboundMessage(database, account)
    const sending = () => send({ contact_id, ...hello }, { ...platform, account })
    await sending()
    const body = { status: 'suspended' } as const
    await database.transaction((tx) => updateCustomer(tx, platform.scope, { params: { id }, body }))
    await expectApiError(sending(), 'customer_suspended', 'phone_number_id')
  })

  it('for a contact or conversation that is unknown or belongs to another account', async () => {
    const account = await anAccount(database, tenant.team)
    const elsewhere = await anInboundMessage(database, account)
    for (const contact_id of [elsewhere.contact_id, `ctc_${'0'.repeat(26)}`]) {
      await refuse({ contact_id, ...hello }, 'resource_not_found', 'contact_id')
    }
    for (const conversation_id of [elsewhere.conversation_id, `cnv_${'0'.repeat(26)}`]) {
      await refuse({ conversation_id, ...hello }, 'resource_not_found', 'conversation_id')
    }
  })

  it('when it refers to a message of another conversation, or to an unsent one', async () => {
    const other = await anInboundMessage(database, tenant.account)
    const pending = await send({ ...toSender(), ...hello })
    const refers = (id: string) => [
      [{ ...hello, reply_to_message_id: id }, 'reply_to_message_id'] as const,
      [{ type: 'reaction', reaction: { message_id: id, emoji: '' } } as const, 'reaction.message_id'] as const,
    ]
    for (const id of [other.id, `msg_${'0'.repeat(26)}`]) {
      for (const [body, param] of refers(id)) await refuse({ ...toSender(), ...body }, 'resource_not_found', param)
    }
    for (const [body, param] of refers(pending.id)) {
      await refuse({ ...toSender(), ...body }, 'invalid_field_value', param)
    }
  })

  it('for media that are unknown, lost, or of another account', async () => {
    const image = (media_id: string) => ({ ...toSender(), type: 'image', image: { media_id } }) as const
    for (const media_id of ['nonsense', `med_${'0'.repeat(26)}`, await anImage(null)]) {
      await refuse(image(media_id), 'media_not_found', 'image.media_id')
    }
    const elsewhere = { ...tenant, account: await anAccount(database, tenant.team) }
    const { contact_id } = await anInboundMessage(database, elsewhere.account)
    const sending = send({ ...image(await anImage()), contact_id }, elsewhere)
    await expectApiError(sending, 'media_not_found', 'image.media_id')
    const header = { type: 'document', document: { media_id: 'none' } } as const
    const action = { buttons: [{ type: 'reply', reply: { id: 'a', title: 'A' } }] } as const
    const interactive = { type: 'button', header, body: { text: 'x' }, action } as const
    const body = { ...toSender(), type: 'interactive', interactive } as const
    await refuse(body, 'media_not_found', 'interactive.header.document.media_id')
    const components = [{ type: 'header', parameters: [header] }] as const
    const template = { name: 'offer', language: 'en', components: [{ type: 'body' }, ...components] } as SendTemplate
    const param = 'template.components[1].parameters[0].document.media_id'
    await refuse({ ...toSender(), type: 'template', template }, 'media_not_found', param)
  })

  it('for a template that is unknown or not approved', async () => {
    const { name } = await aTemplate(database, tenant.account)
    const pending = await aTemplate(database, tenant.account, { status: 'PENDING' })
    const param = 'template.name'
    await refuse({ ...toSender(), ...template('no_such') }, 'template_not_found', param)
    await refuse({ ...toSender(), ...template(name, 'de') }, 'template_not_found', param)
    await refuse({ ...toSender(), ...template(pending.name) }, 'template_not_found', param)
    const foreign = await aTemplate(database, await anAccount(database, tenant.team))
    await refuse({ ...toSender(), ...template(foreign.name) }, 'template_not_found', param)
  })

  it('for a paused template', async () => {
    const { name } = await aTemplate(database, tenant.account, { status: 'PAUSED' })
    await refuse({ ...toSender(), ...template(name) }, 'template_paused', 'template.name')
  })

  it('without consent if the organization requires it, also for templates', async () => {
    const { name } = await aTemplate(database, tenant.account)
    await database.transaction((tx) => updateOrganization(tx, { id: tenant.organization.id, require_consent: true }))
    const to = newPhoneNumber()
    await refuse({ to, ...template(name) }, 'consent_required', 'to')
    await refuse({ to, ...hello }, 'consent_required', 'to')
    expect(await send({ ...toSender(), ...template(name) })).toMatchObject({ status: 'pending' })
  })

  it('when the contact has not written for 24 hours, except for templates', async () => {
    const { name } = await aTemplate(database, tenant.account)
    const edge = Date.parse(received.created_at) + 24 * 60 * 60 * 1000
    const at = (ms: number) => ({ ...tenant, scope: { ...tenant.scope, now: () => new Date(ms) } })
    await send({ ...toSender(), ...hello }, at(edge - 1))
    await expectApiError(send({ ...toSender(), ...hello }, at(edge + 1)), 'outside_24h_window', 'contact_id')
    await send({ ...toSender(), ...template(name) }, at(edge + 1))
    const contact = await aContact(database, tenant.account)
    await refuse({ contact_id: contact.id, ...hello }, 'outside_24h_window', 'contact_id')
  })

  it('as marketing while the contact is opted out', async () => {
    const marketing = await aTemplate(database, tenant.account, { category: 'MARKETING' })
    const utility = await aTemplate(database, tenant.account)
    const { phone_number_id } = tenant.account
    const prefer = (preference: 'stop' | 'resume') =>
      database.transaction((tx) =>
        applyPreference(tx, tenant.scope, {
          phone_number_id,
          from: { phone_number: received.from },
          marketing: preference,
        }),
      )
    await prefer('stop')
    await prefer('stop')
    await refuse({ ...toSender(), ...template(marketing.name) }, 'marketing_opted_out', 'contact_id')
    await send({ ...toSender(), ...template(utility.name) })
    await prefer('resume')
    await send({ ...toSender(), ...template(marketing.name) })
    const types = (await events(received.contact_id)).map(({ type }) => type)
    expect(types).toEqual(['contact.created', 'contact.opted_out', 'contact.opted_in'])
  })

  it('and stores nothing', async () => {
    const before = await events()
    const to = newPhoneNumber()
    await refuse({ to, ...hello }, 'outside_24h_window', 'to')
    expect(await events()).toEqual(before)
    expect(await payloads()).toEqual([])
    const { phone_number_id } = tenant.account
    const params = { phone_number_id }
    const query = { phone_number: to, limit: 25 }
    expect((await listContacts(database, tenant.scope, { params, query })).data).toEqual([])
  })
})

it('deletes messages with their contact: pending ones are not sent, and later reports are ignored', async () => {
  const contact = await getContact(database, tenant.scope, at(received.contact_id))
  const { id, provider_message_id } = await anOutboundMessage(database, contact, tenant.organization.id)
  const waiting = await send({ ...toSender(), ...hello })
  await database.transaction((tx) => deleteContact(tx, tenant.scope, at(received.contact_id)))
  expect(await payloads()).toEqual([])
  for (const gone of [waiting.id, id]) {
    await expectApiError(getMessage(database, tenant.scope, at(gone)), 'resource_not_found', 'id')
  }
  const count = (await events()).length
  const { phone_number_id } = tenant.account
  const report = { phone_number_id, provider_message_id: provider_message_id ?? '', at: new Date().toISOString() }
  const apply = database.transaction((tx) => applyStatus(tx, tenant.scope, { ...report, status: 'delivered' }))
  expect(await apply).toBeUndefined()
  expect(await events()).toHaveLength(count)
})
