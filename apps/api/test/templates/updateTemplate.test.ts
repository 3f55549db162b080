import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send as sendTo } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

const api = await startApi()
const upstream = failure(502, 'channel_upstream_error')
const unknown = failure(404, 'resource_not_found', 'name')
const body = (text: string, example?: object) => ({ type: 'BODY', text, ...(example && { example }) })
const newText = { components: [body('Welcome, {{1}}!', { body_text: [['Ana']] })] }
const params = { name: 'hello' }

/** A template that is as the provider has it. */
async function synced(tenant: Tenant, template: object = {}) {
  const hello = { name: 'hello', category: 'UTILITY', components: [body('Hello')], ...template }
  return (await tenant.syncTemplates([hello]))[0]!
}

describeOperation('updateTemplate', (send) => {
  it('edits a template at the provider and here, which waits for its review again', async () => {
    const tenant = await api.tenant()
    const before = await synced(tenant)
    const { status, body: reply } = await send(tenant, { params, body: newText })
    expect({ status, data: reply.data }).toEqual({
      status: 200,
      data: {
        ...before,
        status: 'pending',
        provider_status: 'PENDING',
        content: 'Welcome, {{1}}!',
        variables: ['1'],
        components: newText.components,
        updated_at: expect.any(String),
      },
    })
    expect((await sendTo('getTemplate', tenant, { params })).body.data).toEqual(reply.data)
    const call = api.simulator.calls.findLast(({ target }) => target.endsWith(`/${before.provider_template_id}`))
    expect(call?.body).toEqual({ ...newText, parameter_format: 'POSITIONAL' })
    expect((await sendTo('syncTemplates', tenant)).body.data).toMatchObject({ synced: 1, updated: 0 })
  })

  it('changes the category of a rejected template, and keeps the parts', async () => {
    const tenant = await api.tenant()
    await synced(tenant, { status: 'REJECTED', rejected_reason: 'INCORRECT_CATEGORY' })
    expect(await send(tenant, { params, body: { category: 'MARKETING' } })).toMatchObject({
      status: 200,
      body: { data: { category: 'MARKETING', content: 'Hello', status: 'pending', status_reason: null } },
    })
  })

  it('edits the language that is named, and needs it if there are several', async () => {
    const tenant = await api.tenant()
    const components = [body('Hello')]
    await tenant.syncTemplates(['de', 'en_US'].map((language) => ({ name: 'hello', language, components })))
    const refused = await send(tenant, { params, body: newText })
    expect(refused).toMatchObject(invalidField('language'))
    expect(refused.body.error.message).toContain('de, en_US')
    const edited = await send(tenant, { params, query: { language: 'de' }, body: newText })
    expect(edited.body.data).toMatchObject({ language: 'de', content: 'Welcome, {{1}}!' })
    const other = await sendTo('getTemplate', tenant, { params, query: { language: 'en_US' } })
    expect(other.body.data).toMatchObject({ content: 'Hello', status: 'approved' })
    expect(await send(tenant, { params, query: { language: 'fr' }, body: newText })).toMatchObject(unknown)
  })

  it('checks the change before it calls the provider', async () => {
    const tenant = await api.tenant()
    await synced(tenant)
    const before = api.simulator.requests.length
    const refusals: [object, string][] = [
      [{ components: [body('Order {{1}}', { body_text: [['1']] })] }, 'components[0].text'],
      [{ category: 'MARKETING' }, 'category'],
      [{ ...newText, category: 'AUTHENTICATION' }, 'category'],
      [{ name: 'other' }, 'name'],
    ]
    for (const [change, param] of refusals)
      expect(await send(tenant, { params, body: change })).toMatchObject(invalidField(param))
    expect(await send(tenant, { params, body: {} })).toMatchObject(failure(400, 'invalid_field_value'))
    expect(api.simulator.requests.slice(before)).toEqual([])
  })

  it('needs new parts for a one-time password', async () => {
    const tenant = await api.tenant()
    await synced(tenant, { status: 'REJECTED' })
    const change = { category: 'AUTHENTICATION' }
    expect(await send(tenant, { params, body: change })).toMatchObject(invalidField('components'))
    const otp = { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] }
    const edited = await send(tenant, { params, body: { ...change, components: [{ type: 'BODY' }, otp] } })
    expect(edited.body.data).toMatchObject({ category: 'AUTHENTICATION', variables: ['1'] })
  })

  it('returns the reason of the provider, which edits an approved template once a day', async () => {
    const tenant = await api.tenant()
    const { account } = tenant
    await synced(tenant)
    await send(tenant, { params, body: newText })
    const waiting = await send(tenant, { params, body: { components: [body('Hi')] } })
    expect(waiting).toMatchObject(invalidField('components'))
    expect(waiting.body.error.message).toContain('Only approved, rejected and paused')
    api.simulator.changeTemplate(account.waba_id, 'hello', 'en_US', { status: 'APPROVED' })
    const often = await send(tenant, { params, body: { components: [body('Hi')] } })
    expect(often.body.error.message).toContain('once in 24 hours')
    expect((await sendTo('getTemplate', tenant, { params })).body.data.content).toBe('Welcome, {{1}}!')
  })

  it('can be repeated if the response of the provider was lost', async () => {
    const tenant = await api.tenant()
    const { provider_template_id } = await synced(tenant)
    api.simulator.arm({ kind: 'lose', path: `/${provider_template_id}` })
    expect(await send(tenant, { params, body: newText })).toMatchObject(upstream)
    expect((await sendTo('getTemplate', tenant, { params })).body.data.content).toBe('Hello')
    const again = await send(tenant, { params, body: newText })
    expect(again).toMatchObject({ status: 200, body: { data: { content: 'Welcome, {{1}}!', status: 'pending' } } })
  })

  it('stores an edit whose result cannot be read', async () => {
    const tenant = await api.tenant()
    await synced(tenant)
    api.simulator.arm({ kind: 'garbage', path: 'message_templates' })
    const edited = await send(tenant, { params, body: newText })
    expect(edited).toMatchObject({ status: 200, body: { data: { content: 'Welcome, {{1}}!', status: 'pending' } } })
  })

  it('rejects an unknown template and an inactive organization', async () => {
    const tenant = await api.tenant()
    expect(await send(tenant, { params, body: newText })).toMatchObject(unknown)
    await tenant.changeOrganization({ state: 'inactive' })
    expect(await send(tenant, { params, body: newText })).toMatchObject(failure(403, 'subscription_inactive'))
  })

  it('rejects a file that the account does not have', async () => {
    const tenant = await api.tenant()
    await synced(tenant)
    const header = { type: 'HEADER', format: 'IMAGE', example: { media_id: 'med_none' } }
    const refused = await send(tenant, { params, body: { components: [header, body('Hello')] } })
    expect(refused).toMatchObject(failure(422, 'media_not_found', 'components[0].example.media_id'))
  })
})
