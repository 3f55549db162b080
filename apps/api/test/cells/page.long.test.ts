import { describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aDashboardUser, sendFromBrowser, testPassword } from '../support/dashboard.ts'
import { buildPage, startBrowserFor } from '../support/dashboard-page.ts'
import { addAuthenticator, addPasskey } from '../support/passkey-page.ts'
import { startTwoCells } from './two-cells.fixtures.ts'

await buildPage()
const cells = await startTwoCells()
// Browsers allow no passkey at an IP address.
const url = cells.url.replace('127.0.0.1', 'localhost')
const browser = await startBrowserFor({ url })
const expectedErrors = /status of 401/

describeInBrowser('the page of an organization in another cell', browser.started, () => {
  it('shows its data after a sign-in with a password, and with a passkey', async () => {
    const tenant = await cells.other.tenant()
    await tenant.receiveMessage({ content: 'Are you open on Sunday?' })
    const user = await aDashboardUser(cells.other, { organizationId: tenant.organizationId })
    const view = await browser.open('/inbox', undefined, { expectedErrors })
    await view.getByLabel('Email').fill(user.email)
    await view.getByLabel('Password', { exact: true }).fill(testPassword)
    await view.keyboard.press('Enter')
    await view.getByText('Are you open on Sunday?').first().waitFor()

    await addAuthenticator(view)
    await view.goto(`${url}/settings?tab=security`)
    await addPasskey(view, 'Laptop of Ada')
    await view.getByRole('cell', { name: 'Laptop of Ada' }).waitFor()
    await view.context().clearCookies()
    await view.goto(`${url}/sign-in`)
    await view.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
    const cookies = await view.context().cookies(url)
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const { body } = await sendFromBrowser(url, 'GET', '/dashboard/session', { headers: { cookie } })
    expect(body.data.organization.id).toBe(tenant.organizationId)
  })
})
