import { expectHeader, expectMatch, expectStatus, expectThat } from '../checks/expect.ts'
import { invalid, noSuch, refusal } from '../checks/expect-refusal.ts'
import type { Target } from '../target/target.ts'
import { givenConversation, givenMessageWithMedia, givenOpenConversation, templateBody } from './given-conversation.ts'
import { inAccount, onAccount } from './given-paths.ts'
import { pollUntil } from './poll-until.ts'
import { scenariosOf } from './scenario.ts'
import { inAnHour, uniquePhoneNumber } from './unique.ts'

const text = { type: 'text', text: { body: 'Hello' } } as const
const accepted = { operation: 'sendMessage', status: 202 } as const

/** A request with a text in an existing conversation, changed. It is valid only within the 24-hour window. */
const sending = async (target: Target, fields: object = {}) => ({
  ...onAccount(target),
  body: { conversation_id: (await givenConversation(target)).id, ...text, ...fields },
})

const invalidFields = [
  ['no recipient', { conversation_id: undefined }, undefined],
  ['two recipients', { to: '+4915112345678' }, 'conversation_id'],
  ['no type', { type: undefined }, 'type'],
  ['an unknown type', { type: 'telegram' }, 'type'],
  ['an object of another type', { type: 'image' }, undefined],
  ['two objects', { image: { link: 'https://example.com/cake.jpg' } }, 'image'],
  ['an empty text', { text: { body: '' } }, 'text.body'],
  ['a text that is too long', { text: { body: 'x'.repeat(4097) } }, 'text.body'],
  ['an unknown field inside', { text: { body: 'Hello', colour: 'red' } }, 'text.colour'],
  ['a reference that is too long', { client_reference: 'x'.repeat(201) }, 'client_reference'],
] as const
const invalidInteractives = [
  [
    'a header with two files',
    {
      type: 'button',
      header: { type: 'image', image: { link: 'https://example.com/cake.jpg', media_id: 'med_1' } },
      body: { text: 'Cake?' },
      action: { buttons: [{ type: 'reply', reply: { id: 'yes', title: 'Yes' } }] },
    },
    'interactive.header.image.media_id',
  ],
  [
    'a flow with two names',
    {
      type: 'flow',
      body: { text: 'Cake?' },
      action: {
        name: 'flow',
        parameters: { flow_message_version: '3', flow_cta: 'Order', flow_id: '1', flow_name: 'cake' },
      },
    },
    'interactive.action.parameters.flow_name',
  ],
] as const
export const messages = scenariosOf('messages', (scenario, refuses) => {
  scenario('filters the list and reads one', async (target) => {
    const { id, message, direction } = await givenConversation(target)
    const query = { conversation_id: id, direction }
    const list = await target.send<unknown[]>('listMessages', { ...onAccount(target), query })
    expectMatch(list.data[0], { object: 'message', conversation_id: id, direction })
    const read = await target.send('getMessage', inAccount(target, message))
    expectMatch(read, { data: { object: 'message', id: message } })
  })

  scenario(
    'accepts one for sending',
    async (target) => {
      await givenOpenConversation(target)
      const sent = await target.send('sendMessage', await sending(target))
      expectMatch(sent, { data: { object: 'message', direction: 'outbound', type: 'text', status: 'pending' } })
    },
    accepted,
  )

  scenario(
    'accepts a template for a contact who has never written',
    async (target) => {
      const body = { to: uniquePhoneNumber(), ...(await templateBody(target)) }
      const prefer = 'example=template'
      const sent = await target.send('sendMessage', { ...onAccount(target), body, prefer })
      expectMatch(sent, { data: { object: 'message', direction: 'outbound', type: 'template', status: 'pending' } })
    },
    accepted,
  )

  scenario(
    'reports the status of one that was sent',
    async (target) => {
      if (target.isMock) return target.skip('the mock keeps no state')
      if (target.session.simulator === undefined) return target.skip('needs the simulator, which delivers messages')
      const { data } = await target.send<{ id: string }>('sendMessage', await sending(target))
      const params = inAccount(target, data.id)
      let status = 'pending'
      const read = await pollUntil(async () => {
        const message = (await target.channel.get('/v1/{phone_number_id}/messages/{id}', { params })).data
        status = message.status
        return status === 'read' ? message : undefined
      })
      expectThat(read !== undefined, 'body /data/status', 'read', status)
      expectMatch(read?.delivered_at, /Z$/)
    },
    accepted,
  )

  scenario(
    'schedules one, lists it as such, and cancels it',
    async (target) => {
      const template = { to: uniquePhoneNumber(), ...(await templateBody(target)) }
      const body = { ...template, send_at: inAnHour() }
      const prefer = 'example=scheduled'
      const sent = await target.send<{ id: string }>('sendMessage', { ...onAccount(target), body, prefer })
      expectMatch(sent, { data: { status: 'pending', send_at: /Z$/, sent_at: null } })
      const query = { scheduled: 'true', limit: 1 }
      const list = await target.send<unknown[]>('listMessages', { ...onAccount(target), query, prefer })
      expectMatch(list.data[0], { status: 'pending', send_at: /Z$/ })
      const canceled = await target.send('cancelMessage', inAccount(target, sent.data.id))
      expectMatch(canceled, { data: { status: 'failed', error: { code: 'canceled' }, canceled_at: /Z$/ } })
    },
    { operation: 'cancelMessage', status: 200 },
  )

  for (const [what, send_at] of [
    ['a time in the past', '2020-01-01T00:00:00Z'],
    ['a time in more than 30 days', '2999-01-01T00:00:00Z'],
  ]) {
    const expected = { ...refusal(400, 'invalid_field_value'), paramOfService: 'send_at' }
    refuses(`rejects ${what} with 400 and its param`, 'sendMessage', expected, (target) => sending(target, { send_at }))
  }

  const left = { ...refusal(409, 'message_not_cancelable'), paramOfService: 'id' }
  refuses('does not cancel a message that was received', 'cancelMessage', left, async (target) =>
    inAccount(target, (await givenOpenConversation(target)).message),
  )

  for (const [what, fields, param] of invalidFields) {
    refuses(`rejects ${what} with 400 and its param`, 'sendMessage', invalid(param), (target) =>
      sending(target, fields),
    )
  }

  for (const [what, interactive, param] of invalidInteractives) {
    refuses(`rejects ${what} with 400 and its param`, 'sendMessage', invalid(param), (target) =>
      sending(target, { type: 'interactive', text: undefined, interactive }),
    )
  }

  const noNumber = { status: 400, code: 'invalid_phone_number', param: 'to' } as const
  refuses('rejects an invalid phone number', 'sendMessage', noNumber, (target) =>
    sending(target, { conversation_id: undefined, to: 49 }),
  )

  const outsideWindow = { ...refusal(422, 'outside_24h_window'), paramOfService: 'to' }
  refuses('rejects a text to a contact who has never written', 'sendMessage', outsideWindow, (target) => ({
    ...onAccount(target),
    body: { to: uniquePhoneNumber(), ...text },
  }))

  const noMedia = { ...refusal(422, 'media_not_found'), paramOfService: 'image.media_id' }
  refuses('rejects media that the account does not have', 'sendMessage', noMedia, async (target) => {
    await givenOpenConversation(target)
    return sending(target, { type: 'image', text: undefined, image: { media_id: 'none' } })
  })

  const noTemplate = { ...refusal(422, 'template_not_found'), paramOfService: 'template.name' }
  refuses('rejects a template that the account does not have', 'sendMessage', noTemplate, (target) =>
    sending(target, { type: 'template', text: undefined, template: { name: 'no_such', language: 'en' } }),
  )

  scenario(
    'redirects to the media URL that the message has',
    async (target) => {
      const params = inAccount(target, await givenMessageWithMedia(target))
      const read = await target.send<{ media_url: string | null }>('getMessage', { ...params, prefer: 'example=image' })
      expectMatch(read, { data: { media_url: /^https?:/ } })
      const mediaUrl = read.data.media_url ?? ''
      const { response } = await target.channel.raw.GET('/v1/{phone_number_id}/messages/{id}/media', { params })
      expectStatus(response, 302)
      expectHeader(response, 'location', mediaUrl)
      if (!target.isMock) expectStatus(await fetch(mediaUrl), 200)
    },
    { operation: 'getMessageMedia', status: 302 },
  )

  refuses('returns 404 for the media of a text', 'getMessageMedia', noSuch('id'), async (target) =>
    inAccount(target, (await givenConversation(target)).message),
  )
})
