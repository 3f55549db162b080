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

  it('rejects a shortcut that the organization already has, ignoring case and accents', async () => {
    const tenant = await api.tenant()
    await send(tenant, { body })
    for (const shortcut of ['HOURS', 'höurs'])
      expect(await send(tenant, { body: { ...body, shortcut } })).toMatchObject(invalidField('shortcut'))
  })

  it.each(['Öffnung_2', 'o\u0308ffnung', 'часы', 'नमस्ते', '営業時間', '٢٤', '𞤀'.repeat(40)])(
    'accepts the shortcut %s',
    async (shortcut) => {
      expect(await send(await api.tenant(), { body: { ...body, shortcut } })).toMatchObject({
        status: 201,
        body: { data: { shortcut } },
      })
    },
  )

  it.each([
    ['shortcut', { shortcut: '/hours' }],
    ['shortcut', { shortcut: 'x'.repeat(41) }],
    ['shortcut', { shortcut: '\u0301' }],
    ['shortcut', { shortcut: 'hours!' }],
    ['shortcut', { shortcut: '🙂' }],
    ['text', { text: 'Hello {{contact.email}}' }],
  ])('names the invalid field %s in %j', async (param, given) => {
    expect(await send(await api.tenant(), { body: { ...body, ...given } })).toMatchObject(invalidField(param))
  })
})
