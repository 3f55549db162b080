import { updateBrand } from '@channel/core/organizations'
import { describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aSetupLink } from '../support/setup-links.ts'
import {
  accountsOf,
  expectAccessible,
  openDialog,
  response,
  start,
  startSetupScene,
  statusText,
} from './browser.fixtures.ts'

// A PNG of one pixel.
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const { api, clock, browser, problem, anEndCustomer } = await startSetupScene()

describeInBrowser('an end-customer in a browser', { browser, problem }, () => {
  it('cancels, is redirected to the organization’s page, returns and connects', async () => {
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

  it('gets an error in the dialog, and can try again', async () => {
    const link = await aSetupLink(await api.tenant())
    const page = await anEndCustomer({ colorScheme: 'dark' })
    await page.goto(link.setup_url)
    await response(await openDialog(page), 'Fail with an error')
    await page.getByRole('note').waitFor()
    expect(await page.getByRole('note').textContent()).toContain('reported an error')
    await expectAccessible(page)
    await start(page).waitFor()
  })

  it('closes the window and can continue; nothing is recorded', async () => {
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

  it.each(['light', 'dark'] as const)('sees logo and color of the organization (%s)', async (colorScheme) => {
    const tenant = await api.tenant()
    const link = await aSetupLink(tenant)
    const { database } = api.dependencies
    await database.transaction((tx) => updateBrand(tx, { id: tenant.organizationId, color: '#ffd400', logo: onePixel }))
    const page = await anEndCustomer({ colorScheme })
    await page.goto(link.setup_url)
    await page.getByRole('img', { name: 'Test' }).waitFor()
    expect(await page.evaluate("document.querySelector('header img').naturalWidth")).toBe(1)
    expect(await page.evaluate("getComputedStyle(document.querySelector('#start')).backgroundColor")).toBe(
      'rgb(255, 212, 0)',
    )
    await expectAccessible(page)
  })

  it('ignores messages of other windows', async () => {
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

  it('opens an expired link, or one that expires while the dialog is open', async () => {
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
