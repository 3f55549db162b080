import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const unknown = failure(404, 'resource_not_found', 'name')

describeOperation('getTemplate', (send) => {
  it('returns the complete template', async () => {
    const tenant = await api.tenant()
    const components = [
      { type: 'HEADER', format: 'TEXT', text: 'Hi {{1}}' },
      { type: 'BODY', text: 'Hello {{1}}, order {{ 2 }} of {{1}}', example: { body_text: [['Ana', '7']] } },
    ]
    await tenant.syncTemplates([{ id: '77', name: 'hello', language: 'de', category: 'UTILITY', components }])
    const { status, body } = await send(tenant, { params: { name: 'hello' } })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      id: expect.stringMatching(/^tmpl_/),
      object: 'template',
      name: 'hello',
      language: 'de',
      status: 'approved',
      provider_status: 'APPROVED',
      status_reason: null,
      quality: null,
      category_change: null,
      category: 'UTILITY',
      content: 'Hello {{1}}, order {{ 2 }} of {{1}}',
      variables: ['1', '2'],
      components,
      channel_account: {
        phone_number: tenant.account.phone_number,
        phone_number_id: tenant.account.phone_number_id,
        customer: null,
      },
      provider_template_id: '77',
      created_at: expect.any(String),
      updated_at: body.data.created_at,
    })
  })

  it('chooses the requested language, else an approved one, then by language', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([
      { name: 'many', language: 'fr' },
      { name: 'many', language: 'es' },
      { name: 'many', language: 'de', status: 'PENDING' },
      { name: 'none', language: 'nl', status: 'REJECTED' },
      { name: 'none', language: 'it', status: 'PENDING' },
    ])
    const languageOf = async (name: string, query = {}) =>
      (await send(tenant, { params: { name }, query })).body.data?.language
    expect(await languageOf('many')).toBe('es')
    expect(await languageOf('none')).toBe('it')
    expect(await languageOf('many', { language: 'de' })).toBe('de')
    expect(await send(tenant, { params: { name: 'many' }, query: { language: 'DE' } })).toMatchObject(unknown)
  })

  it('accepts names that are special in a path', async () => {
    const tenant = await api.tenant()
    const names = ['sync', 'a/b', '50% off?', 'x'.repeat(512), 'ü']
    await tenant.syncTemplates(names.map((name) => ({ name })))
    for (const name of names) expect((await send(tenant, { params: { name } })).body.data.name).toBe(name)
  })

  it('rejects malformed input', async () => {
    const tenant = await api.tenant()
    const name = 'hello'
    const of = (params: Record<string, string>, query = {}) => send(tenant, { params: { name, ...params }, query })
    expect(await of({ name: 'a\u0000' })).toMatchObject(invalidField('name'))
    expect(await of({}, { language: 'd' })).toMatchObject(invalidField('language'))
    expect(await of({}, { language: 'x'.repeat(16) })).toMatchObject(invalidField('language'))
  })
})
