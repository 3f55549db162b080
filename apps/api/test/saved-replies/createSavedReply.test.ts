import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const body = { name: 'Opening hours', shortcut: 'hours', text: 'Hello {{contact.name|there}}, from 9 to 18.' }

describeOperation('createSavedReply', (send) => {
  it('creates a saved reply', async () => {
    const { status, headers, body: response } = await send(await api.tenant(), { body })
    expect(status).toBe(201)
    expect(response.data).toMatchObject({ object: 'saved_reply', ...body })
    expect(headers.get('location')).toBe(`/v1/saved_replies/${response.data.id}`)
  })

  it('rejects a shortcut that the organization already has, ignoring case', async () => {
    const tenant = await api.tenant()
    await send(tenant, { body })
    expect(await send(tenant, { body: { ...body, shortcut: 'HOURS' } })).toMatchObject(invalidField('shortcut'))
  })

  it.each([
    ['name', { name: undefined }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(101) }],
    ['shortcut', { shortcut: undefined }],
    ['shortcut', { shortcut: '/hours' }],
    ['shortcut', { shortcut: 'x'.repeat(41) }],
    ['text', { text: undefined }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(4097) }],
    ['text', { text: 'Hello {{contact.email}}' }],
    ['team_id', { team_id: 'team_1' }],
  ])('names the invalid field %s in %j', async (param, given) => {
    expect(await send(await api.tenant(), { body: { ...body, ...given } })).toMatchObject(invalidField(param))
  })
})
