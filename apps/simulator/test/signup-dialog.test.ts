import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Simulator, startSimulator } from '../src/index.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await startSimulator({ app: { id: '77', secret: 's' } })
})
afterEach(() => simulator.stop())

function dialogUrl(change: Record<string, string> = {}): URL {
  const url = new URL(`${simulator.url}/v23.0/dialog/oauth`)
  const query = {
    client_id: '77',
    redirect_uri: 'https://service.example/back?x=1',
    response_type: 'code',
    state: 'a&b"<',
    ...change,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** The dialog's message to the opening window, and its redirect. */
async function choose(choice: string, more: Record<string, string> = {}, url = dialogUrl()) {
  const body = new URLSearchParams({ choice, phone_number: '+49 30 555', business_name: 'B', ...more })
  const page = await (await fetch(url, { method: 'POST', body })).text()
  const [, href, message] = /href="([^"]+)" data-message="([^"]+)"/.exec(page) ?? []
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<')
  return { redirect: new URL(plain(href)), message: JSON.parse(plain(message)) }
}

it('shows a form and escapes its inputs', async () => {
  const response = await fetch(dialogUrl())
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toContain('<label for="phone_number">')
  expect(page).toContain('state=a%26b%22%3C')
})

it('finishes with a code and the ids of the connected number', async () => {
  const { redirect, message } = await choose('finish')
  expect(message).toMatchObject({
    type: 'WA_EMBEDDED_SIGNUP',
    event: 'FINISH',
    data: {
      phone_number_id: expect.stringMatching(/^\d+$/),
      waba_id: expect.stringMatching(/^\d+$/),
      business_id: expect.any(String),
    },
  })
  expect(redirect.href).toMatch(/^https:\/\/service\.example\/back\?x=1&code=AQ[\w-]+&state=/)
  expect(redirect.searchParams.get('state')).toBe('a&b"<')
  const code = redirect.searchParams.get('code')
  const exchange = await fetch(`${simulator.url}/v23.0/oauth/access_token?client_id=77&client_secret=s&code=${code}`)
  expect(await exchange.json()).toMatchObject({ access_token: expect.stringMatching(/^EAAG/), token_type: 'bearer' })
  expect((await choose('finish')).message.data.phone_number_id).toBe(message.data.phone_number_id)
})

it('can keep the number in the business app until it is registered', async () => {
  expect(await (await fetch(dialogUrl())).text()).toContain('Keep using this number in the business app on a phone')
  const { message } = await choose('finish', { in_business_app: 'yes' })
  expect(message).toMatchObject({ event: 'FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING', type: 'WA_EMBEDDED_SIGNUP' })
  const { phone_number_id, waba_id } = message.data
  const number = async () => {
    const numbers = (await (await fetch(`${simulator.url}/_control/numbers`)).json()) as { id: string }[]
    return numbers.find(({ id }) => id === phone_number_id)
  }
  expect(await number()).toMatchObject({ wabaId: waba_id, inBusinessApp: true, registered: true, throughput: 20 })
  simulator.setToken(waba_id, 'token')
  const headers = { Authorization: 'Bearer token', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ messaging_product: 'whatsapp', pin: '123456' })
  await fetch(`${simulator.url}/v23.0/${phone_number_id}/register`, { method: 'POST', headers, body })
  expect(await number()).toMatchObject({ inBusinessApp: false })
})

it('can be cancelled, and can fail', async () => {
  const cancelled = await choose('cancel')
  expect(cancelled.message).toMatchObject({ event: 'CANCEL', data: { current_step: expect.any(String) } })
  expect(cancelled.redirect.searchParams.get('error')).toBe('access_denied')
  const failed = await choose('error')
  expect(failed.message).toMatchObject({ event: 'ERROR', data: { error_message: expect.any(String) } })
  expect(failed.redirect.searchParams.get('error')).toBe('server_error')
})

it.each([
  [{ client_id: '1' }],
  [{ redirect_uri: 'javascript:alert(1)' }],
  [{ redirect_uri: '' }],
  [{ response_type: 'token' }],
])('does not open with %j', async (change) => {
  expect((await fetch(dialogUrl(change))).status).toBe(400)
  expect((await fetch(dialogUrl(change), { method: 'POST', body: new FormData() })).status).toBe(400)
})

it.each([
  ['style.css', 'text/css'],
  ['end-signup.js', 'text/javascript'],
])('serves its own %s', async (name, type) => {
  const response = await fetch(`${simulator.url}/_page/${name}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain(type)
})

it('suggests a new number', async () => {
  const page = async () => (await fetch(dialogUrl())).text()
  expect(await page()).toContain('value="+493090182000"')
  simulator.finishSignup('+49 30 90182000', 'Corner Bakery')
  expect(await page()).toContain('value="+493090182001"')
})

it('does not lock an account that any token opens', async () => {
  const number = { waba_id: '1', display_phone_number: '+49 30 555', verified_name: 'Bakery' }
  await fetch(`${simulator.url}/_control/numbers/2`, { method: 'PUT', body: JSON.stringify(number) })
  const { redirect, message } = await choose('finish')
  expect(message.data.phone_number_id).toBe('2')
  const code = redirect.searchParams.get('code')
  const exchange = await fetch(`${simulator.url}/v23.0/oauth/access_token?client_id=77&client_secret=s&code=${code}`)
  const { access_token } = (await exchange.json()) as { access_token: string }
  for (const token of [access_token, 'another']) {
    const found = await fetch(`${simulator.url}/v23.0/2`, { headers: { Authorization: `Bearer ${token}` } })
    expect(found.status).toBe(200)
  }
})

it('rejects input that is not a phone number', async () => {
  const body = new URLSearchParams({ choice: 'finish', phone_number: 'mine', business_name: 'B' })
  const response = await fetch(dialogUrl(), { method: 'POST', body })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('not a phone number')
})
