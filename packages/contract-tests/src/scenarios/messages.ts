import { expectHeader, expectMatch, expectStatus, expectThat } from '../checks/expect.ts'
import { expectRefusal } from '../checks/expect-refusal.ts'
import type { Target } from '../target/target.ts'
import { givenConversation, givenMessageWithMedia, givenOpenConversation, templateBody } from './given-conversation.ts'
import { pollUntil } from './poll-until.ts'
import { scenariosOf } from './scenario.ts'
import { uniquePhoneNumber } from './unique.ts'

const onAccount = ({ account }: Target) => ({ phone_number_id: account })
const text = { type: 'text', text: { body: 'Hello' } } as const
const about = (status: number, code?: string) => ({ operation: 'sendMessage', status, ...(code && { code }) }) as const

/** A request with a text in an existing conversation, changed. It is valid only within the 24-hour window. */
const sending = async (target: Target, fields: object = {}) => ({
  path: onAccount(target),
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
const invalidFilters = [
  ['conversation_id', 'cnv_1'],
  ['direction', 'sideways'],
  ['status', 'lost'],
  ['created_after', 'yesterday'],
  ['created_before', '2026-02-30T00:00:00Z'],
] as const

export const messages = scenariosOf('messages', (scenario) => {
  scenario('filters the list and reads one', async (target) => {
    const { channel } = target
    const { id, message, direction } = await givenConversation(target)
    const query = { conversation_id: id, direction }
    const list = await channel.get('/v1/{phone_number_id}/messages', { params: { path: onAccount(target), query } })
    expectMatch(list.data[0], { object: 'message', conversation_id: id, direction })
    const params = { path: { ...onAccount(target), id: message } }
    const read = await channel.get('/v1/{phone_number_id}/messages/{id}', { params })
    expectMatch(read, { data: { object: 'message', id: message } })
  })

  scenario(
    'accepts one for sending',
    async (target) => {
      await givenOpenConversation(target)
      const sent = await target.send('sendMessage', await sending(target))
      expectMatch(sent, { data: { object: 'message', direction: 'outbound', type: 'text', status: 'pending' } })
    },
    about(202),
  )

  scenario(
    'accepts a template for a contact who has never written',
    async (target) => {
      const body = { to: uniquePhoneNumber(), ...(await templateBody(target)) }
      const prefer = 'example=template'
      const sent = await target.send('sendMessage', { path: onAccount(target), body, prefer })
      expectMatch(sent, { data: { object: 'message', direction: 'outbound', type: 'template', status: 'pending' } })
    },
    about(202),
  )

  scenario(
    'reports the status of one that was sent',
    async (target) => {
      if (target.isMock) return target.skip('the mock keeps no state')
      if (target.session.simulator === undefined) return target.skip('needs the simulator, which delivers messages')
      const { channel } = target
      const { data } = (await target.send('sendMessage', await sending(target))) as { data: { id: string } }
      const params = { path: { ...onAccount(target), id: data.id } }
      let status = 'pending'
      const read = await pollUntil(async () => {
        const message = (await channel.get('/v1/{phone_number_id}/messages/{id}', { params })).data
        status = message.status
        return status === 'read' ? message : undefined
      })
      expectThat(read !== undefined, 'body /data/status', 'read', status)
      expectMatch(read?.delivered_at, /Z$/)
    },
    about(202),
  )

  for (const [what, fields, param] of invalidFields) {
    scenario(
      `rejects ${what} with 400 and its param`,
      async (target) => {
        const refusal = { status: 400, code: 'invalid_field_value', ...(param && { param }) } as const
        await expectRefusal(target.send('sendMessage', await sending(target, fields)), refusal)
      },
      about(400),
    )
  }

  for (const [what, interactive, param] of invalidInteractives) {
    scenario(
      `rejects ${what} with 400 and its param`,
      async (target) => {
        const request = await sending(target, { type: 'interactive', text: undefined, interactive })
        await expectRefusal(target.send('sendMessage', request), { status: 400, code: 'invalid_field_value', param })
      },
      about(400),
    )
  }

  scenario(
    'rejects an invalid phone number',
    async (target) => {
      const request = await sending(target, { conversation_id: undefined, to: 49 })
      const refusal = { status: 400, code: 'invalid_phone_number', param: 'to' } as const
      await expectRefusal(target.send('sendMessage', request), refusal)
    },
    about(400, 'invalid_phone_number'),
  )

  scenario(
    'rejects a text to a contact who has never written',
    async (target) => {
      const body = { to: uniquePhoneNumber(), ...text }
      const request = { path: onAccount(target), body, prefer: 'code=422, example=outside_24h_window' }
      await expectRefusal(target.send('sendMessage', request), { status: 422, code: 'outside_24h_window' })
    },
    about(422, 'outside_24h_window'),
  )

  scenario(
    'rejects media that the account does not have',
    async (target) => {
      await givenOpenConversation(target)
      const image = { type: 'image', text: undefined, image: { media_id: 'none' } }
      const request = { ...(await sending(target, image)), prefer: 'code=422, example=media_not_found' }
      await expectRefusal(target.send('sendMessage', request), { status: 422, code: 'media_not_found' })
    },
    about(422, 'media_not_found'),
  )

  scenario(
    'rejects a template that the account does not have',
    async (target) => {
      const template = { type: 'template', text: undefined, template: { name: 'no_such', language: 'en' } }
      const request = { ...(await sending(target, template)), prefer: 'code=422, example=template_not_found' }
      await expectRefusal(target.send('sendMessage', request), { status: 422, code: 'template_not_found' })
    },
    about(422, 'template_not_found'),
  )

  scenario(
    'redirects to the media URL that the message has',
    async (target) => {
      const { channel } = target
      const path = { ...onAccount(target), id: await givenMessageWithMedia(target) }
      const read = await channel.get('/v1/{phone_number_id}/messages/{id}', {
        params: { path },
        ...target.preferring('example=image'),
      })
      const { media_url } = read.data
      expectMatch(read, { data: { media_url: /^https?:/ } })
      const { response } = await channel.raw.GET('/v1/{phone_number_id}/messages/{id}/media', { params: { path } })
      expectStatus(response, 302)
      expectHeader(response, 'location', media_url ?? '')
      if (!target.isMock) expectStatus(await fetch(media_url ?? ''), 200)
    },
    { operation: 'getMessageMedia', status: 302 },
  )

  scenario('returns 404 for the media of a text', async (target) => {
    const { message } = await givenConversation(target)
    const request = { path: { ...onAccount(target), id: message }, prefer: 'code=404' }
    await expectRefusal(target.send('getMessageMedia', request), { status: 404, code: 'resource_not_found' })
  })

  for (const [param, value] of invalidFilters) {
    scenario(`rejects ${param}=${value}`, (target) => {
      const refusal = { status: 400, code: 'invalid_field_value', param } as const
      const request = { path: onAccount(target), query: { [param]: value } }
      return expectRefusal(target.send('listMessages', request), refusal)
    })
  }
})
