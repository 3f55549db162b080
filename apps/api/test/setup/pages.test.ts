import { fakeClock } from '@channel/test-kit'
import { describe, expect, it } from 'vitest'
import { send } from '../support/send.ts'
import { aSetupLink, dialogMessage, finishDialog, open, post } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'
import { startWiredApi } from '../support/start-wired-api.ts'

const clock = fakeClock(new Date())
const api = await startApi({ now: clock.now })

const unknown = `${api.url}/setup/${'x'.repeat(43)}`

it('shows the escaped names of organization and customer, and the URL of the dialog', async () => {
  const tenant = await api.tenant()
  const { id } = await tenant.addCustomer('Käse & <Wein> "Süd"')
  const link = await aSetupLink(tenant, {}, id)
  const { status, text } = await open(link.setup_url)
  expect(status).toBe(200)
  expect(text).toContain('<strong>Test</strong>')
  expect(text).toContain('<strong>Käse &amp; &lt;Wein&gt; &quot;Süd&quot;</strong>')
  const dialog = new URL(/data-dialog="([^"]+)"/.exec(text)![1]!.replaceAll('&amp;', '&'))
  expect(dialog.origin).toBe(api.simulator.url)
  expect(Object.fromEntries(dialog.searchParams)).toMatchObject({
    client_id: api.simulator.app.id,
    redirect_uri: `${api.url}/setup/callback`,
    response_type: 'code',
    state: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect((await open(link.setup_url)).text).not.toContain(dialog.searchParams.get('state'))
  expect(text).toContain(`<time datetime="${link.expires_at}">`)
})

it.each(['setup_url', '/setup/result', '/setup/callback', unknown])('guards %s', async (path) => {
  const link = await aSetupLink(await api.tenant())
  const { headers, text } = await open(path === 'setup_url' ? link.setup_url : new URL(path, api.url).href)
  const policy = headers.get('content-security-policy') ?? ''
  const [, nonce] = /script-src 'nonce-([\w+/=-]+)'/.exec(policy) ?? []
  expect(policy).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  )
  for (const [, given] of text.matchAll(/<(?:script|style) nonce="([^"]*)"/g)) expect(given).toBe(nonce)
  expect(text.match(/<(script|style)/g)?.length).toBe(text.match(/<(script|style) nonce=/g)?.length)
  expect(text).not.toMatch(/<script[^>]+src=|<link[^>]+href="(?!data:)/)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=UTF-8',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': expect.stringMatching(/^req_/),
  })
  expect(text).toContain('<html lang="en">')
  expect((await open(new URL(path === 'setup_url' ? link.setup_url : path, api.url).href)).text).not.toContain(nonce)
})

it.each([
  ['?status=success', 'Your number is connected'],
  ['?status=failed&reason=number_already_connected', 'This number is already connected'],
  ['?status=failed&reason=%3Cscript%3E', 'The reason is unknown'],
  ['?status=failed&reason=constructor', 'The reason is unknown'],
])('has a result page for %s', async (query, text) => {
  const page = await open(`${api.url}/setup/result${query}`)
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining(text) })
  expect(page.text).not.toContain('<script>')
})

describe('an unusable link', () => {
  it('returns 404 for an unknown token', async () => {
    expect(await open(unknown)).toMatchObject({ status: 404, text: expect.stringContaining('does not exist') })
    expect(await post(unknown, finishDialog(api))).toMatchObject({
      status: 404,
      body: { error: { code: 'resource_not_found' } },
    })
    expect(await post(unknown, finishDialog(api), { Accept: 'text/html' })).toMatchObject({
      status: 404,
      body: undefined,
    })
  })

  it('has expired', async () => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant, { expires_in_hours: 1 })
    clock.set(link.expires_at)
    clock.advance(-1)
    expect((await open(link.setup_url)).status).toBe(200)
    clock.advance(1)
    const text = 'This link has expired. Ask Test for a new one.'
    expect(await open(link.setup_url)).toMatchObject({ status: 410, text: expect.stringContaining(text) })
    const before = api.simulator.requests.length
    expect(await post(link.setup_url, finishDialog(api))).toMatchObject({
      status: 409,
      body: { error: { code: 'setup_link_inactive', message: text } },
    })
    expect(api.simulator.requests.length).toBe(before)
  })

  it('belongs to a suspended customer, or to an organization without customers', async () => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant)
    const { customer_id: id } = link
    const text = 'This link cannot be used right now'
    async function expectRefusal(status: number, code: string) {
      expect(await open(link.setup_url)).toMatchObject({ status, text: expect.stringContaining(text) })
      expect(await post(link.setup_url, finishDialog(api))).toMatchObject({ status, body: { error: { code } } })
    }
    await send('updateCustomer', tenant, { params: { id }, body: { status: 'suspended' } })
    await expectRefusal(422, 'customer_suspended')
    await send('updateCustomer', tenant, { params: { id }, body: { status: 'active' } })
    await tenant.changeOrganization({ state: 'inactive' })
    await expectRefusal(403, 'subscription_inactive')
    await tenant.changeOrganization({ plan: 'standard', state: 'active' })
    await expectRefusal(403, 'feature_not_entitled')
    await tenant.changeOrganization({ plan: 'platform' })
    expect((await open(link.setup_url)).status).toBe(200)
  })
})

it.each([
  [400, 'invalid_field_value', '{"message":'],
  [400, 'invalid_field_value', 'null'],
  [400, 'invalid_field_value', {}],
  [400, 'invalid_field_value', { code: 'x' }],
  [400, 'invalid_field_value', { message: 'nonsense' }],
  [400, 'invalid_field_value', { message: dialogMessage('STEP', {}) }],
  [400, 'invalid_field_value', { message: finishDialog(api).message }],
  [400, 'invalid_field_value', { ...finishDialog(api), code: 'a\0b' }],
  [400, 'invalid_field_value', finishDialog(api, undefined, { phone_number_id: '1' })],
  [413, 'payload_too_large', { message: 'x'.repeat(20_000) }],
])('returns %d %s for a body that is not the page’s', async (status, code, body) => {
  const link = await aSetupLink(await api.tenant())
  const before = api.simulator.requests.length
  expect(await post(link.setup_url, body)).toMatchObject({ status, body: { error: { code } } })
  expect((await open(link.setup_url)).text).not.toContain('The last attempt failed')
  expect(api.simulator.requests.length).toBe(before)
})

it.each([
  ['setup_url', 'DELETE', 'GET, HEAD, POST'],
  ['setup_url', 'OPTIONS', 'GET, HEAD, POST'],
  ['/setup/result', 'POST', 'GET, HEAD'],
  ['/setup/callback', 'PUT', 'GET, HEAD'],
])('returns the allowed methods of %s for %s', async (path, method, allowed) => {
  const link = await aSetupLink(await api.tenant())
  const url = new URL(path === 'setup_url' ? link.setup_url : path, api.url)
  const json = await fetch(url, { method, headers: { Accept: 'application/json' } })
  expect([json.status, json.headers.get('Allow')]).toEqual([405, allowed])
  expect(await json.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
  const page = await fetch(url, { method, headers: { Accept: 'text/html' } })
  expect([page.status, page.headers.get('Allow')]).toEqual([405, allowed])
  expect(await page.text()).toContain('<h1>This did not work</h1>')
})

it('accepts only JSON, which no form of another site can send', async () => {
  const link = await aSetupLink(await api.tenant())
  const response = await post(link.setup_url, finishDialog(api), { 'Content-Type': 'text/plain' })
  expect(response).toMatchObject({ status: 415, body: { error: { code: 'unsupported_media_type' } } })
})

it('names the missing settings if the app at the provider is not configured', async () => {
  const { setup_url } = await aSetupLink(await api.tenant())
  const { url } = await startWiredApi({ PROVIDER_APP_ID: '', PROVIDER_APP_SECRET: '' })
  const { pathname } = new URL(setup_url)
  const page = await open(`${url}${pathname}`)
  expect(page).toMatchObject({ status: 500, text: expect.stringContaining('PROVIDER_APP_ID and PROVIDER_APP_SECRET') })
  expect(await post(`${url}${pathname}`, finishDialog(api))).toMatchObject({ status: 500 })
})
