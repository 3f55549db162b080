import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send as sendTo } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const upstream = failure(502, 'channel_upstream_error')
const unknown = failure(404, 'resource_not_found', 'name')
const hello = { params: { name: 'hello' } }
const inTwoLanguages = [
  { name: 'hello', language: 'de' },
  { name: 'hello', language: 'en_US' },
  { name: 'other', language: 'de' },
]

describeOperation('deleteTemplate', (send) => {
  it('deletes all languages at the provider and here', async () => {
    const tenant = await api.tenant()
    const templates = await tenant.syncTemplates(inTwoLanguages)
    const ids = templates.filter(({ name }) => name === 'hello').map(({ id }) => id)
    const { status, body } = await send(tenant, hello)
    expect({ status, ids: body.data.ids.toSorted() }).toEqual({ status: 200, ids: ids.toSorted() })
    expect(body.data).toMatchObject({ name: 'hello', object: 'template', deleted: true })
    expect(await sendTo('getTemplate', tenant, hello)).toMatchObject(unknown)
    expect((await sendTo('syncTemplates', tenant)).body.data).toMatchObject({ synced: 1, created: 0 })
    expect(await send(tenant, hello)).toMatchObject(unknown)
  })

  it('deletes one language', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates(inTwoLanguages)
    const { status, body } = await send(tenant, { ...hello, query: { language: 'de' } })
    expect({ status, count: body.data.ids.length }).toEqual({ status: 200, count: 1 })
    expect(await send(tenant, { ...hello, query: { language: 'de' } })).toMatchObject(unknown)
    expect((await sendTo('syncTemplates', tenant)).body.data).toMatchObject({ synced: 2, created: 0 })
  })

  it('can be repeated if the response of the provider was lost', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([{ name: 'hello' }])
    api.simulator.arm({ kind: 'lose', path: tenant.account.waba_id })
    expect(await send(tenant, hello)).toMatchObject(upstream)
    expect(await sendTo('getTemplate', tenant, hello)).toMatchObject({ status: 200 })
    expect(await send(tenant, hello)).toMatchObject({ status: 200 })
    expect(await sendTo('getTemplate', tenant, hello)).toMatchObject(unknown)
  })

  it('returns the reason of a refusal, and keeps the template', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([{ name: 'hello' }])
    api.simulator.arm({ kind: 'error', code: 200, details: 'Not allowed.', path: tenant.account.waba_id })
    const refused = await send(tenant, hello)
    expect(refused).toMatchObject(invalidField('name'))
    expect(refused.body.error.message).toContain('Not allowed.')
    expect(await sendTo('getTemplate', tenant, hello)).toMatchObject({ status: 200 })
  })
})
