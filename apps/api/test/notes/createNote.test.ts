import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField, unknownId } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()

describeOperation('createNote', (send) => {
  it('writes a note by the key, and leaves the conversation as it is', async () => {
    const tenant = await api.tenant()
    const message = await tenant.receiveMessage()
    const params = { id: message.conversation_id }
    const user = await tenant.addUser()
    const text = `<@${user.id}> Please call <@${user.id}> back.`
    const { status, headers, body } = await send(tenant, { params, body: { text } })
    expect(status).toBe(201)
    expect(body.data).toEqual({
      id: expect.stringMatching(/^note_/),
      object: 'note',
      conversation_id: message.conversation_id,
      contact_id: message.contact_id,
      channel_account: message.channel_account,
      text,
      mentions: [user.id],
      author: { type: 'api_key', id: expect.stringMatching(/^key_/), name: null },
      edited_at: null,
      created_at: expect.any(String),
    })
    const path = `/v1/${tenant.account.phone_number_id}/conversations/${message.conversation_id}/notes/${body.data.id}`
    expect(headers.get('location')).toBe(path)
  })

  it('writes notes about groups', async () => {
    const tenant = await api.tenant()
    const { conversation_id, contact_id } = await tenant.receiveMessage({ group_id: 'Y2FwaV9ncm91cDox' })
    const { body } = await send(tenant, { params: { id: conversation_id }, body: { text: 'Their baker.' } })
    expect(body.data).toMatchObject({ conversation_id, contact_id })
  })

  it('rejects a user that is unknown or of another organization, and more than 50', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    const foreign = await (await api.tenant()).addUser()
    for (const user of [unknownId('usr'), foreign.id])
      expect(await send(tenant, { params, body: { text: `<@${user}>` } })).toMatchObject(invalidField('text'))
    const many = Array.from({ length: 51 }, (_, index) => `<@usr_${index}>`).join(' ')
    expect(await send(tenant, { params, body: { text: many } })).toMatchObject(invalidField('text'))
  })

  it('requires a text', async () => {
    const tenant = await api.tenant()
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    expect(await send(tenant, { params, body: {} })).toMatchObject(invalidField('text'))
  })
})
