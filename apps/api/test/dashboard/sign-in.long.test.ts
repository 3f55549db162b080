import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { testPassword } from '../support/dashboard.ts'
import { aBrowserUser, focusedName, moveFocus, startPage } from '../support/dashboard-page.ts'
import { startIdentityProvider } from '../support/identity-provider.ts'
import { totpOf } from '../support/totp.ts'

const provider = await startIdentityProvider()
const page = await startPage({ oidc: { ...provider, name: 'Acme Login', secondFactor: true } })
const { api, started } = page
provider.register(api.url)
const elsewhere = provider.issuer

/** Signs in at the provider. */
async function signInAt(view: Page, sub: string): Promise<void> {
  await view.getByRole('link', { name: 'Sign in with Acme Login' }).click()
  await view.getByLabel('Login').fill(sub)
  await view.keyboard.press('Enter')
}

/** Whether nothing covers the middle of the error in a dialog. */
const isInSight = `(() => {
  const element = document.querySelector('[role=dialog] [role=alert]')
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
})()`

describeInBrowser('signing in with a browser', started, () => {
  it('leads to the identity provider and back, and to the page that was asked for', async () => {
    const { email } = await aBrowserUser(page)
    provider.identities.set('ada', { sub: 'ada', email, email_verified: true, name: 'Ada Lovelace' })
    const view = await page.open('/contacts?search=Ada', undefined, { elsewhere, expectedErrors: /status of 401/ })
    await signInAt(view, 'ada')
    await view.getByRole('heading', { name: 'Contacts' }).waitFor()
    expect(view.url()).toBe(`${api.url}/contacts?search=Ada`)
    await view.goto(api.url)
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
    const cookies = await view.context().cookies(api.url)
    const session = cookies.find(({ name }) => name === 'channel.session_token')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it('says why the identity provider could not sign a user in', async () => {
    const { email } = await aBrowserUser(page)
    const reasons = {
      unknown: { email: 'unknown@example.com', email_verified: true },
      unverified: { email, email_verified: false },
    }
    for (const [sub, claims] of Object.entries(reasons)) {
      provider.identities.set(sub, { sub, name: 'Sam', ...claims })
      const view = await page.open('/sign-in', undefined, { elsewhere, expectedErrors: /status of 401/ })
      await signInAt(view, sub)
      await view.getByRole('alert').waitFor()
      expect(new URL(view.url()).pathname).toBe('/sign-in')
      expect(await axeViolations(view)).toEqual([])
    }
  })

  it('turns a second factor on and off with the keyboard alone, and keeps the focus and the page', async () => {
    const user = await aBrowserUser(page)
    const expectedErrors = /status of 40[01]/
    const view = await page.open('/settings?tab=security', user, { width: 360, height: 740, expectedErrors })
    const { keyboard } = view
    await view.getByText('This device').waitFor()
    await view.getByLabel('Current password').fill('typed before')
    await view.getByRole('button', { name: 'Turn on' }).focus()
    await keyboard.press('Enter')
    await expect.poll(() => focusedName(view)).toBe('Password')
    await keyboard.type(testPassword)
    await keyboard.press('Enter')
    const secret = await view.getByLabel('Or enter this secret there').inputValue()
    const [recovery = ''] = (await view.locator('pre').innerText()).split('\n')
    await moveFocus(view, 'Code')
    await keyboard.type('000000')
    await keyboard.press('Enter')
    const problem = view.getByRole('alert').filter({ hasText: 'wrong' })
    await problem.waitFor()
    await expect.poll(() => view.evaluate(isInSight)).toBe(true)
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(totpOf(`otpauth://totp/?secret=${secret}`))
    await keyboard.press('Enter')
    await expect.poll(() => focusedName(view)).toBe('Turn off')
    expect(await view.getByLabel('Current password').inputValue()).toBe('typed before')

    await view.context().clearCookies()
    await view.goto(`${api.url}/sign-in`)
    await view.getByLabel('Email').fill(user.email)
    await view.getByLabel('Password', { exact: true }).fill(testPassword)
    await keyboard.press('Enter')
    await view.getByRole('heading', { name: 'Confirm it is you' }).waitFor()
    await expect.poll(() => focusedName(view)).toBe('Code')
    expect(await axeViolations(view)).toEqual([])
    await keyboard.type(recovery)
    await keyboard.press('Enter')
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
  })

  it('follows a link that is pasted into the open page, and says when an invitation is incomplete', async () => {
    const view = await page.open('/reset-password', undefined, { expectedErrors: /status of 409/ })
    await view.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await view.goto(`${api.url}/reset-password#token=${'a'.repeat(32)}`)
    await view.getByLabel('New password').fill(testPassword)
    expect(new URL(view.url()).hash).toBe('')
    await view.keyboard.press('Enter')
    await view.getByRole('link', { name: 'Ask for a new link' }).click()
    await view.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await view.goto(`${api.url}/accept-invitation`)
    await view.getByRole('heading', { name: 'This link is incomplete' }).waitFor()
    expect(await axeViolations(view)).toEqual([])
  })

  it('keeps the focus near a control that disappears, and never gives it to another row', async () => {
    const user = await aBrowserUser(page)
    const current = user.cookie
    for (let count = 0; count < 2; count += 1) await user.signIn()
    const view = await page.open('/settings?tab=security', { ...user, cookie: current })
    const rows = view.getByRole('table', { name: 'Sessions' }).getByRole('button', { name: 'End' })
    await rows.first().waitFor()
    expect(await rows.count()).toBe(2)
    await rows.first().focus()
    await view.keyboard.press('Enter')
    await view.getByRole('dialog').getByRole('button', { name: 'End' }).press('Enter')
    await expect.poll(() => rows.count(), { timeout: 120_000 }).toBe(1)
    await expect.poll(() => view.evaluate('document.activeElement !== document.body')).toBe(true)
    expect(await focusedName(view)).not.toBe('End')
    expect(await view.evaluate("document.activeElement.closest('#content') !== null")).toBe(true)
  })

  it('ends all other sessions', async () => {
    const user = await aBrowserUser(page)
    const current = user.cookie
    for (let count = 0; count < 2; count += 1) await user.signIn()
    const view = await page.open('/settings?tab=security', { ...user, cookie: current })
    const endOthers = view.getByRole('button', { name: 'End all others' })
    await endOthers.press('Enter')
    await view.getByRole('dialog').getByRole('button', { name: 'End all others' }).press('Enter')
    await view.getByText('2 sessions have ended.').waitFor()
    await expect.poll(() => endOthers.count(), { timeout: 120_000 }).toBe(0)
    expect(await view.getByRole('row').count()).toBe(2)
    expect(await view.evaluate('document.activeElement !== document.body')).toBe(true)
  })

  it('shows what was done between two times', async () => {
    const user = await aBrowserUser(page)
    const view = await page.open('/settings?tab=audit&from=2026-01-01T00:00:00.000Z', user)
    await view.getByRole('cell', { name: 'Sign in' }).waitFor()
    await view.getByLabel('Until').fill('2026-01-02T00:00')
    await view.getByText('Nothing matches these filters').waitFor()
    expect(view.url()).toContain('&to=2026-01-0')
    await view.getByRole('button', { name: 'Clear filters' }).click()
    await view.getByRole('cell', { name: 'Sign in' }).waitFor()
  })
})
