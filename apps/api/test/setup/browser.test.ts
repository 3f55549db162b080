import type { CustomerSetupLink } from '@channel/contract/types'
import { updateBrand } from '@channel/core/organizations'
import { fakeClock } from '@channel/test-kit'
import { startBrowser } from '@channel/test-kit/browser'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { aSetupLink } from '../support/setup-links.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

// A PNG of one pixel.
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const clock = fakeClock(new Date())
const api = await startApi({ now: clock.now })
const { browser, problem, close } = await startBrowser()
afterAll(close)

/** An end-customer with a small screen. Console errors and requests to other origins fail the test. */
async function anEndCustomer(options: { colorScheme?: 'light' | 'dark' } = {}): Promise<Page> {
  const context = await browser!.newContext({ locale: 'en-US', viewport: { width: 320, height: 640 }, ...options })
  // A browser is slow on a busy machine.
  context.setDefaultTimeout(100_000)
  const errors: string[] = []
  const ours = [api.url, api.simulator.url, 'https://app.example.com', 'data:']
  context.on('console', (line) => {
    // The browser logs each error status; an unusable link has one.
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) errors.push(line.text())
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('request', (request) => {
    if (!ours.some((each) => request.url().startsWith(each))) errors.push(`it requested ${request.url()}`)
  })
  await context.route('https://app.example.com/**', (route) => route.fulfill({ body: 'The app of the organization' }))
  onTestFinished(async () => {
    await context.close()
    expect(errors).toEqual([])
  })
  return context.newPage()
}

const start = (page: Page) => page.getByRole('button', { name: 'Continue with the provider' })
const statusText = (page: Page) => page.getByRole('status')

async function openDialog(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), start(page).click()])
  await popup.getByRole('button', { name: 'Finish' }).waitFor()
  return popup
}

/**
 * Ends the dialog by one of its buttons. A window that closes itself while navigating may stay open; that is
 * irrelevant here.
 */
async function response(popup: Page, choice: 'Finish' | 'Cancel' | 'Fail with an error', number = newPhoneNumber()) {
  await popup.getByLabel('Phone number').fill(number)
  const closes = popup.waitForEvent('close', choice === 'Finish' ? {} : { timeout: 5_000 })
  await popup.getByRole('button', { name: choice }).click()
  if (choice === 'Finish') await closes
  else await closes.catch(() => popup.close())
}

async function accountsOf(tenant: Tenant, { customer_id }: CustomerSetupLink) {
  return (await send('listAccounts', tenant, { query: { customer_id } })).body.data
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  await page.evaluate(axe.source)
  const { violations, passes } = (await page.evaluate('axe.run()')) as axe.AxeResults
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(passes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['color-contrast', 'html-has-lang', 'document-title']),
  )
}

describe.skipIf(browser === undefined)(`an end-customer in a browser${problem && ` (${problem})`}`, () => {
  it('connects a number by keyboard, and then sees that the link is used', async () => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant)
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    await page.keyboard.press('Tab')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
    await response(popup, 'Finish')
    await page.getByRole('heading', { name: 'Your number is connected' }).waitFor()
    const [account] = await accountsOf(tenant, link)
    expect(await page.getByRole('definition').allTextContents()).toEqual([
      account.phone_number,
      account.name,
      'Nordlys Hotels',
    ])
    await expectAccessible(page)

    expect((await page.goto(link.setup_url))?.status()).toBe(410)
    expect(await page.getByRole('main').textContent()).toContain('There is nothing left to do')
  })

  it('cancels, is redirected to the organization’s page, returns and connects', { tags: 'long' }, async () => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant, {
      success_redirect_url: 'https://app.example.com/on?a=1#top',
      failure_redirect_url: 'https://app.example.com/off#top',
    })
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    await response(await openDialog(page), 'Cancel')
    await page.waitForURL('https://app.example.com/off**')
    const query = `customer_id=${link.customer_id}&status=failed&reason=user_cancelled`
    expect(page.url()).toBe(`https://app.example.com/off?${query}#top`)

    await page.goto(link.setup_url)
    expect(await page.getByRole('note').textContent()).toContain('You closed the provider’s window')
    await response(await openDialog(page), 'Finish')
    await page.waitForURL('https://app.example.com/on**')
    expect(page.url()).toContain('status=success')
    expect(await accountsOf(tenant, link)).toHaveLength(1)

    await page.goto(link.setup_url)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to app.example.com' }).click()
    await page.waitForURL('https://app.example.com/on**')
    expect(page.url()).toContain('status=success')
  })

  it('keeps the number in the business app, where it is not registered', async () => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant)
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    const popup = await openDialog(page)
    await popup.getByLabel('Keep using this number in the business app on a phone').check()
    await response(popup, 'Finish')
    await page.getByRole('heading', { name: 'Your number is connected' }).waitFor()
    const [account] = await accountsOf(tenant, link)
    expect(account).toMatchObject({ status: 'connected', verified: true })
    const path = `/${account.phone_number_id}/register`
    expect(api.simulator.requests.filter((each) => each.includes(path))).toEqual([])
  })

  it('gets an error in the dialog, and can try again', { tags: 'long' }, async () => {
    const link = await aSetupLink(await api.tenant())
    const page = await anEndCustomer({ colorScheme: 'dark' })
    await page.goto(link.setup_url)
    await response(await openDialog(page), 'Fail with an error')
    await page.getByRole('note').waitFor()
    expect(await page.getByRole('note').textContent()).toContain('reported an error')
    await expectAccessible(page)
    await start(page).waitFor()
  })

  it('closes the window and can continue; nothing is recorded', { tags: 'long' }, async () => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant)
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    const popup = await openDialog(page)
    expect(await statusText(page).textContent()).toContain('Continue in the new window')
    await popup.close()
    await page.getByText('Nothing was connected; you can try again.').waitFor()
    await expectAccessible(page)
    await response(await openDialog(page), 'Finish')
    await page.getByRole('heading', { name: 'Your number is connected' }).waitFor()
    const [account] = await accountsOf(tenant, link)
    expect(account.status).toBe('connected')
  })

  it.each(['light', 'dark'] as const)(
    'sees logo and color of the organization (%s)',
    { tags: 'long' },
    async (colorScheme) => {
      const tenant = await api.tenant()
      const link = await aSetupLink(tenant)
      const { database } = api.dependencies
      await database.transaction((tx) =>
        updateBrand(tx, { id: tenant.organizationId, color: '#ffd400', logo: onePixel }),
      )
      const page = await anEndCustomer({ colorScheme })
      await page.goto(link.setup_url)
      await page.getByRole('img', { name: 'Test' }).waitFor()
      expect(await page.evaluate("document.querySelector('header img').naturalWidth")).toBe(1)
      expect(await page.evaluate("getComputedStyle(document.querySelector('#start')).backgroundColor")).toBe(
        'rgb(255, 212, 0)',
      )
      await expectAccessible(page)
    },
  )

  it('sees a message if the browser blocks the window', async () => {
    const link = await aSetupLink(await api.tenant())
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    await page.evaluate('window.open = () => null')
    await start(page).click()
    expect(await statusText(page).textContent()).toContain('Your browser blocked the window')
  })

  it('ignores messages of other windows', { tags: 'long' }, async () => {
    const link = await aSetupLink(await api.tenant())
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    const popup = await openDialog(page)
    const word = { type: 'signup_return', state: 'guessed', code: 'stolen', error: null }
    await page.evaluate(`window.postMessage(${JSON.stringify(word)}, location.origin)`)
    const dialogMessage = { type: 'WA_EMBEDDED_SIGNUP', event: 'CANCEL', data: {} }
    await page.evaluate(`window.postMessage(${JSON.stringify(dialogMessage)}, location.origin)`)
    // Nor messages of a page that the dialog's window navigates to.
    await popup.evaluate(`location.href = 'https://app.example.com/'`)
    await popup.waitForURL('https://app.example.com/')
    expect(await popup.evaluate('window.opener !== null')).toBe(true)
    await popup.evaluate(`window.opener.postMessage(${JSON.stringify(dialogMessage)}, '*')`)
    await popup.goBack()
    await response(popup, 'Finish')
    await page.getByRole('heading', { name: 'Your number is connected' }).waitFor()
  })

  it('opens an expired link, or one that expires while the dialog is open', { tags: 'long' }, async () => {
    const link = await aSetupLink(await api.tenant(), { expires_in_hours: 1 })
    const page = await anEndCustomer()
    await page.goto(link.setup_url)
    const popup = await openDialog(page)
    clock.advance(2 * 3_600_000)
    await response(popup, 'Finish')
    await page.getByText('This link has expired.').waitFor()
    expect((await page.goto(link.setup_url))?.status()).toBe(410)
    expect(await page.getByRole('main').textContent()).toContain('Ask Test for a new one')
    await expectAccessible(page)
  })
})
