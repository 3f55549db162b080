import type { CustomerSetupLink } from '@channel/contract/types'
import { fakeClock } from '@channel/test-kit'
import { startBrowser } from '@channel/test-kit/browser'
import { failOnPageErrors, runAxe } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import { startApi } from '../support/start-api.ts'
import type { Tenant } from '../support/tenant.ts'

export const start = (page: Page) => page.getByRole('button', { name: 'Continue with the provider' })

export const statusText = (page: Page) => page.getByRole('status')

export async function openDialog(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), start(page).click()])
  await popup.getByRole('button', { name: 'Finish' }).waitFor()
  return popup
}

/**
 * Ends the dialog by one of its buttons. A window that closes itself while navigating may stay open; that is
 * irrelevant here.
 */
export async function response(
  popup: Page,
  choice: 'Finish' | 'Cancel' | 'Fail with an error',
  number = newPhoneNumber(),
) {
  await popup.getByLabel('Phone number').fill(number)
  const closes = popup.waitForEvent('close', choice === 'Finish' ? {} : { timeout: 5_000 })
  await popup.getByRole('button', { name: choice }).click()
  if (choice === 'Finish') await closes
  else await closes.catch(() => popup.close())
}

export async function accountsOf(tenant: Tenant, { customer_id }: CustomerSetupLink) {
  return (await send('listAccounts', tenant, { query: { customer_id } })).body.data
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  const { violations, passes } = await runAxe(page)
  expect(violations).toEqual([])
  expect(passes).toEqual(expect.arrayContaining(['color-contrast', 'html-has-lang', 'document-title']))
}

/** The API, and a browser with end-customers. */
export async function startSetupScene() {
  const clock = fakeClock(new Date())
  const api = await startApi({ now: clock.now })
  const { browser, problem, close } = await startBrowser()
  afterAll(close)

  /** An end-customer with a small screen. Console errors and requests to other origins fail the test. */
  async function anEndCustomer(options: { colorScheme?: 'light' | 'dark' } = {}): Promise<Page> {
    const context = await browser!.newContext({ locale: 'en-US', viewport: { width: 320, height: 640 }, ...options })
    // A browser is slow on a busy machine.
    context.setDefaultTimeout(100_000)
    failOnPageErrors(context, {
      urls: [api.url, api.simulator.url, 'https://app.example.com', 'data:'],
      // The browser logs each error status; an unusable link has one.
      errors: /^Failed to load resource/,
    })
    await context.route('https://app.example.com/**', (route) => route.fulfill({ body: 'The app of the organization' }))
    return context.newPage()
  }

  return { api, clock, browser, problem, anEndCustomer }
}
