import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../support/expect-refusal.ts'
import { givenLabel, UNKNOWN } from '../support/given.ts'
import type { Target } from '../support/target.ts'

export function conversations(target: () => Target): void {
  const onAccount = () => ({ phone_number_id: target().account })
  const onConversation = () => ({ ...onAccount(), id: target().conversation })

  describe('conversations', () => {
    it('lists them with a weak ETag and returns 304 for a match', async () => {
      const { channel } = target()
      const list = '/v1/{phone_number_id}/conversations'
      const first = await channel.raw.GET(list, { params: { path: onAccount() } })
      const tag = first.response.headers.get('etag') ?? ''
      expect(tag).toMatch(/^W\/"/)
      const header = { 'If-None-Match': tag }
      const again = await channel.raw.GET(list, {
        params: { path: onAccount(), header },
        ...target().preferring('code=304'),
      })
      expect(again.response.status).toBe(304)
      expect(again.response.headers.get('etag')).toBe(tag)
    })

    it('reads and updates one', async () => {
      const { channel, conversation } = target()
      const params = { path: onConversation() }
      const read = await channel.get('/v1/{phone_number_id}/conversations/{id}', { params })
      expect(read.data).toMatchObject({ object: 'conversation', id: conversation })
      const body = { status: 'resolved' } as const
      const changed = await channel.patch('/v1/{phone_number_id}/conversations/{id}', { params, body })
      expect(changed.data).toMatchObject({ id: conversation, status: 'resolved', unread_count: 0 })
    })

    it.each([
      ['a body without fields', {}, undefined],
      ['an unknown status', { status: 'closed' }, 'status'],
      ['an empty assignee', { assigned_to: '' }, 'assigned_to'],
    ])('rejects %s with 400 and its param', async (_what, body, param) => {
      const refusal = { status: 400, code: 'invalid_field_value', ...(param && { param }) } as const
      await expectRefusal(target().send('updateConversation', { path: onConversation(), body }), refusal)
    })

    it('attaches and detaches a label on either path', async () => {
      const { channel, conversation } = target()
      const label_id = await givenLabel(target())
      const link = { conversation_id: conversation, label_id }
      const root = await channel.post('/v1/conversations/{id}/labels', {
        params: { path: { id: conversation } },
        body: { label_id },
      })
      const scoped = await channel.post('/v1/{phone_number_id}/conversations/{id}/labels', {
        params: { path: onConversation() },
        body: { label_id },
      })
      for (const { data } of [root, scoped]) expect(data).toEqual({ ...link, attached: true })
      const detached = await channel.delete('/v1/{phone_number_id}/conversations/{id}/labels/{label_id}', {
        params: { path: { ...onConversation(), label_id } },
      })
      expect(detached.data).toEqual({ ...link, attached: false })
    })

    it('rejects a label that does not exist', async () => {
      const request = { path: onConversation(), body: { label_id: UNKNOWN.id.labels }, prefer: 'code=404' }
      const refusal = { status: 404, code: 'resource_not_found' } as const
      await expectRefusal(target().send('attachConversationLabelInAccount', request), refusal)
    })
  })

  describe('messages', () => {
    it('filters the list and reads one', async () => {
      const { channel, message, conversation } = target()
      const query = { conversation_id: conversation, direction: 'inbound' } as const
      const list = await channel.get('/v1/{phone_number_id}/messages', { params: { path: onAccount(), query } })
      expect(list.data[0]).toMatchObject({ object: 'message', conversation_id: conversation })
      const params = { path: { ...onAccount(), id: message } }
      const read = await channel.get('/v1/{phone_number_id}/messages/{id}', { params })
      expect(read.data).toMatchObject({ object: 'message', id: message })
    })

    const sending = (fields: object) => ({
      path: onAccount(),
      body: { conversation_id: target().conversation, type: 'text', text: { body: 'Hello' }, ...fields },
    })

    it('accepts one for sending', async () => {
      const { data } = (await target().send('sendMessage', sending({}))) as { data: Record<string, unknown> }
      expect(data).toMatchObject({ object: 'message', direction: 'outbound', type: 'text', status: 'pending' })
    })

    it.each([
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
    ])('rejects %s with 400 and its param', async (_what, fields, param) => {
      const refusal = { status: 400, code: 'invalid_field_value', ...(param && { param }) } as const
      await expectRefusal(target().send('sendMessage', sending(fields)), refusal)
    })

    it.each([
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
    ])('rejects %s with 400 and its param', async (_what, interactive, param) => {
      const request = sending({ type: 'interactive', text: undefined, interactive })
      await expectRefusal(target().send('sendMessage', request), { status: 400, code: 'invalid_field_value', param })
    })

    it('rejects an invalid phone number', async () => {
      const request = sending({ conversation_id: undefined, to: 49 })
      const refusal = { status: 400, code: 'invalid_phone_number', param: 'to' } as const
      await expectRefusal(target().send('sendMessage', request), refusal)
    })

    it('rejects media and templates that the account does not have', async () => {
      const image = { type: 'image', text: undefined, image: { media_id: 'none' } }
      const media = { ...sending(image), prefer: 'code=422, example=media_not_found' }
      await expectRefusal(target().send('sendMessage', media), { status: 422, code: 'media_not_found' })
      const template = { type: 'template', text: undefined, template: { name: 'no_such', language: 'en' } }
      const unknown = { ...sending(template), prefer: 'code=422, example=template_not_found' }
      await expectRefusal(target().send('sendMessage', unknown), { status: 422, code: 'template_not_found' })
    })

    it('redirects to the media URL that the message has', async () => {
      const { channel, messageWithMedia } = target()
      const path = { ...onAccount(), id: messageWithMedia }
      const { media_url } = (
        await channel.get('/v1/{phone_number_id}/messages/{id}', {
          params: { path },
          ...target().preferring('example=image'),
        })
      ).data
      const { response } = await channel.raw.GET('/v1/{phone_number_id}/messages/{id}/media', { params: { path } })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe(media_url)
      expect(media_url).toMatch(/^https?:/)
      if (!target().isMock) expect((await fetch(media_url ?? '')).status).toBe(200)
    })

    it('returns 404 for the media of a text', async () => {
      const request = { path: { ...onAccount(), id: target().message }, prefer: 'code=404' }
      await expectRefusal(target().send('getMessageMedia', request), { status: 404, code: 'resource_not_found' })
    })

    it.each([
      ['conversation_id', 'cnv_1'],
      ['direction', 'sideways'],
      ['status', 'lost'],
      ['created_after', 'yesterday'],
      ['created_before', '2026-02-30T00:00:00Z'],
    ])('rejects %s=%s', async (param, value) => {
      const refusal = { status: 400, code: 'invalid_field_value', param } as const
      await expectRefusal(target().send('listMessages', { path: onAccount(), query: { [param]: value } }), refusal)
    })
  })
}
