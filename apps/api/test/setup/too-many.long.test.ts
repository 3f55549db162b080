import { attemptLimits } from '@channel/core/mechanisms/rate-limits'
import { fakeClock } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { aSetupLink, dialogMessage, finishDialog, open, post } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'

const clock = fakeClock(new Date())

it('limits a link to ten attempts a minute, without calling the provider beyond, and returns Retry-After', async () => {
  const api = await startApi({ now: clock.now })
  const tenant = await api.tenant()
  const [link, other] = [await aSetupLink(tenant), await aSetupLink(tenant)]
  const attempt = (headers = {}) =>
    post(link.setup_url, { code: 'nonsense', message: dialogMessage('CANCEL', {}) }, headers)
  for (let count = 0; count < attemptLimits.link_signup; count++) expect((await attempt()).status).toBe(200)
  clock.advance(18_000)
  const requestsBefore = api.simulator.requests.length
  const text = 'Too many attempts within a minute. Wait 42 seconds, then try again.'
  const refused = await post(link.setup_url, finishDialog(api))
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limit_exceeded', message: text } } })
  const page = await attempt({ Accept: 'text/html' })
  expect(page).toMatchObject({ status: 429, text: expect.stringContaining(`<p>${text}</p>`) })
  expect(page.text).toContain('<h1>One moment</h1>')
  expect(page.headers.get('retry-after')).toBe('42')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(api.simulator.requests.length).toBe(requestsBefore)

  // Viewing the page is free, other links are not affected, and a minute later it works.
  expect((await open(link.setup_url)).status).toBe(200)
  expect((await post(other.setup_url, finishDialog(api))).body.data).toMatchObject({ status: 'success' })
  clock.advance(42_000)
  expect((await post(link.setup_url, finishDialog(api))).body.data).toMatchObject({ status: 'success' })
})

/** Two proxies and what the client claims are right and left of the client's address. */
const from = (address: string) => ({ 'X-Forwarded-For': `198.51.100.1, ${address}, 10.0.0.1` })

it('limits the attempts of one client behind trusted proxies', async () => {
  const api = await startApi({ now: clock.now, trustedProxies: '127.0.0.1,10.0.0.0/8' })
  const guess = (address: string) => post(`${api.url}/setup/${'x'.repeat(43)}`, {}, from(address))
  for (let count = 0; count < attemptLimits.address_signup; count += 20) {
    await Promise.all(Array.from({ length: 20 }, () => guess('203.0.113.1')))
  }
  expect((await guess('203.0.113.1')).status).toBe(429)
  expect((await guess('203.0.113.2')).status).toBe(404)
})

it('limits the attempts of one IP address, for existing and unknown links', async () => {
  const api = await startApi({ now: clock.now })
  const guess = (index: number) => post(`${api.url}/setup/${String(index).padStart(43, 'x')}`, {})
  for (let count = 0; count < attemptLimits.address_signup; count += 20) {
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(count + index)))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(404))
  }
  expect(await guess(0)).toMatchObject({ status: 429, body: { error: { code: 'rate_limit_exceeded' } } })
  clock.advance(60_000)
  expect((await guess(0)).status).toBe(404)
})
