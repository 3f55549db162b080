import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOperation } from '../support/describe-operation.ts'
import { failure, invalidField } from '../support/expectations.ts'
import { send as sendTo } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'
import { newTemplate } from '../support/valid-requests.ts'

const api = await startApi()
const upstream = failure(502, 'channel_upstream_error')
const exists = failure(409, 'template_already_exists', 'name')

const body = (text: string, example?: object) => ({ type: 'BODY', text, ...(example && { example }) })
const buttons = (...each: object[]) => ({ type: 'BUTTONS', buttons: each })
const withCode = (button: object) => ({
  category: 'AUTHENTICATION',
  components: [
    { type: 'BODY', add_security_recommendation: true },
    { type: 'FOOTER', code_expiration_minutes: 5 },
    buttons({ type: 'OTP', ...button }),
  ],
})

async function uploaded(tenant: Tenant, bytes: Buffer<ArrayBuffer>, type: string, name: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type }), name)
  return (await sendTo('createMedia', tenant, { body: form })).body.data.id
}

describeOperation('createTemplate', (send) => {
  it('creates a template at the provider and here, with every part', async () => {
    const tenant = await api.tenant()
    const components = [
      { type: 'HEADER', format: 'TEXT', text: 'Order {{1}}', example: { header_text: ['4711'] } },
      body('Hello {{1}}, order {{2}} is ready.', { body_text: [['Ana', '4711']] }),
      { type: 'FOOTER', text: 'Nordlys Bakery' },
      buttons(
        { type: 'QUICK_REPLY', text: 'Thanks' },
        { type: 'URL', text: 'Show', url: 'https://example.com/{{1}}', example: ['https://example.com/1'] },
        { type: 'PHONE_NUMBER', text: 'Call', phone_number: '+4930901820' },
        { type: 'FLOW', text: 'Book', flow_id: '12', flow_action: 'navigate', navigate_screen: 'FIRST' },
      ),
    ]
    const created = await send(tenant, { body: { ...newTemplate('order_ready'), components } })
    expect(created).toMatchObject({
      status: 201,
      body: { data: { name: 'order_ready', status: 'pending', provider_status: 'PENDING', category: 'UTILITY' } },
    })
    expect(created.body.data).toMatchObject({ components, variables: ['1', '2'] })
    const { phone_number_id, waba_id } = tenant.account
    const path = `/v1/${phone_number_id}/templates/order_ready?language=en_US`
    expect(created.headers.get('Location')).toBe(path)
    const read = await sendTo('getTemplate', tenant, { params: { name: 'order_ready' } })
    expect(read.body.data).toEqual(created.body.data)
    const call = api.simulator.calls.findLast((each) => each.method === 'POST' && each.target.includes(waba_id))
    expect(call?.body).toMatchObject({ name: 'order_ready', parameter_format: 'POSITIONAL', components })
    const synced = await sendTo('syncTemplates', tenant)
    expect(synced.body.data).toMatchObject({ synced: 1, created: 0, updated: 0 })
  })

  it('passes names of variables and codes to copy on in the form of the provider', async () => {
    const tenant = await api.tenant()
    const example = { body_text_named_params: [{ param_name: 'first_name', example: 'Ana' }] }
    const components = [
      { type: 'HEADER', format: 'LOCATION' },
      body('Dear {{first_name}}!', example),
      buttons({ type: 'COPY_CODE', example: ['SAVE25'] }),
    ]
    const { status, body: reply } = await send(tenant, { body: { ...newTemplate('named'), components } })
    expect({ status, variables: reply.data.variables }).toEqual({ status: 201, variables: ['first_name'] })
    const call = api.simulator.calls.findLast(
      (each) => each.method === 'POST' && each.target.includes(tenant.account.waba_id),
    )
    const plain = buttons({ type: 'COPY_CODE', example: 'SAVE25' })
    expect(call?.body).toMatchObject({ parameter_format: 'NAMED', components: [{}, {}, plain] })
  })

  it('shows the texts that the provider writes for a one-time password', async () => {
    const tenant = await api.tenant()
    const apps = [{ package_name: 'com.example.app', signature_hash: 'K8a/AINcGX7' }]
    const codes = [
      { otp_type: 'COPY_CODE', text: 'Copy' },
      { otp_type: 'ONE_TAP', supported_apps: apps, autofill_text: 'Fill in' },
      { otp_type: 'ZERO_TAP', supported_apps: apps, zero_tap_terms_accepted: true },
    ]
    for (const [index, code] of codes.entries()) {
      const { status, body: reply } = await send(tenant, {
        body: { ...newTemplate(`code_${index}`), ...withCode(code) },
      })
      expect(status).toBe(201)
      expect(reply.data.content).toBe('*{{1}}* is your verification code. For your security, do not share this code.')
      expect(reply.data.variables).toEqual(['1'])
    }
  })

  it.each([
    ['IMAGE', 'image/png', 'menu.png'],
    ['VIDEO', 'video/mp4', 'oven.mp4'],
    ['DOCUMENT', 'application/pdf', 'menu.pdf'],
  ])('passes the example of a header with the format %s on to the provider', async (format, type, filename) => {
    const tenant = await api.tenant()
    const bytes = randomBytes(300_000)
    const media_id = await uploaded(tenant, bytes, type, filename)
    const components = [{ type: 'HEADER', format, example: { media_id } }, body('See our menu.')]
    const created = await send(tenant, { body: { ...newTemplate('menu'), components } })
    expect(created.status).toBe(201)
    const [header] = created.body.data.components
    expect(header).toEqual({ type: 'HEADER', format, example: { header_handle: [expect.any(String)] } })
    const shown = await fetch(header.example.header_handle[0])
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
    const session = api.simulator.calls.findLast(({ target }) => target.includes('/uploads?'))
    const query = new URL(session?.target ?? '', api.url).searchParams
    expect(Object.fromEntries(query)).toEqual({ file_name: filename, file_length: '300000', file_type: type })
    expect((await sendTo('syncTemplates', tenant)).body.data).toMatchObject({ synced: 1, updated: 0 })
  })

  it('takes only files of the account that fit the header', async () => {
    const tenant = await api.tenant()
    const withFile = (format: string, media_id: string) =>
      send(tenant, {
        body: {
          ...newTemplate('menu'),
          components: [{ type: 'HEADER', format, example: { media_id } }, body('See our menu.')],
        },
      })
    const param = 'components[0].example.media_id'
    const pdf = await uploaded(tenant, Buffer.from('%PDF'), 'application/pdf', 'menu.pdf')
    expect(await withFile('IMAGE', pdf)).toMatchObject(invalidField(param))
    const other = await uploaded(await api.tenant(), Buffer.from('%PDF'), 'application/pdf', 'menu.pdf')
    for (const id of ['med_none', other])
      expect(await withFile('DOCUMENT', id)).toMatchObject(failure(422, 'media_not_found', param))
    api.simulator.arm({ kind: 'error', code: 100, details: 'The file is broken.', path: '/upload:' })
    const refused = await withFile('DOCUMENT', pdf)
    expect(refused).toMatchObject(invalidField(param))
    expect(refused.body.error.message).toContain('The file is broken.')
    for (const path of ['/uploads', '/upload:']) {
      api.simulator.arm({ kind: 'drop', path })
      expect(await withFile('DOCUMENT', pdf)).toMatchObject(upstream)
    }
    expect((await withFile('DOCUMENT', pdf)).status).toBe(201)
  })

  it('takes other languages of a name, but returns 409 for the same one', async () => {
    const tenant = await api.tenant()
    expect(await send(tenant, { body: newTemplate('hello') })).toMatchObject({ status: 201 })
    expect(await send(tenant, { body: { ...newTemplate('hello'), language: 'de' } })).toMatchObject({ status: 201 })
    expect(await send(tenant, { body: newTemplate('hello') })).toMatchObject(exists)
  })

  it('returns 409 for another template of the name that only the provider has', async () => {
    const tenant = await api.tenant()
    api.simulator.setTemplates(tenant.account.waba_id, [{ name: 'hello', components: [body('Other')] }])
    expect(await send(tenant, { body: newTemplate('hello') })).toMatchObject(exists)
  })

  it.each([{}, { 'Idempotency-Key': 'once' }])(
    'returns the template that a lost request has created, with headers %j',
    async (headers) => {
      const tenant = await api.tenant()
      api.simulator.arm({ kind: 'lose', path: tenant.account.waba_id })
      expect(await send(tenant, { body: newTemplate('hello'), headers })).toMatchObject(upstream)
      const again = await send(tenant, { body: newTemplate('hello'), headers })
      expect(again).toMatchObject({ status: 201, body: { data: { status: 'pending' } } })
      expect((await sendTo('listTemplates', tenant)).body.data).toHaveLength(1)
    },
  )

  it('returns the reason of the provider as a field error, and 502 for what another request cannot mend', async () => {
    const tenant = await api.tenant()
    const path = tenant.account.waba_id
    api.simulator.arm({ kind: 'error', code: 100, details: 'Too many emojis.', path })
    const refused = await send(tenant, { body: newTemplate('hello') })
    expect(refused).toMatchObject(invalidField('components'))
    expect(refused.body.error.message).toContain('Too many emojis.')
    for (const code of [4, 80007, 80008, 190]) {
      api.simulator.arm({ kind: 'error', code, path })
      expect(await send(tenant, { body: newTemplate('hello') })).toMatchObject(upstream)
    }
    expect((await sendTo('listTemplates', tenant)).body.data).toEqual([])
  })

  it('checks the parts before it calls the provider', async () => {
    const tenant = await api.tenant()
    const before = api.simulator.requests.length
    const components = [body('{{1}} is ready.', { body_text: [['4711']] })]
    const refused = await send(tenant, { body: { ...newTemplate('hello'), components } })
    expect(refused).toMatchObject(invalidField('components[0].text'))
    expect(await send(tenant, { body: newTemplate('Hello') })).toMatchObject(invalidField('name'))
    const requests = api.simulator.requests.slice(before)
    expect(requests.filter((each) => each.includes(tenant.account.waba_id))).toEqual([])
  })

  it('replays the response of a key', async () => {
    const tenant = await api.tenant()
    const parts = { body: newTemplate('hello'), headers: { 'Idempotency-Key': 'once' } }
    const first = await send(tenant, parts)
    const again = await send(tenant, parts)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
  })

  it('rejects an inactive organization', async () => {
    const tenant = await api.tenant()
    const parts = { body: newTemplate('hello') }
    await tenant.changeOrganization({ state: 'inactive' })
    expect(await send(tenant, parts)).toMatchObject(failure(403, 'subscription_inactive'))
  })
})
