import { describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDashboardUser, testPassword } from '../support/dashboard.ts'
import { aBrowserUser, expectSound, startPage } from '../support/dashboard-page.ts'
import { totpOf } from '../support/totp.ts'

const page = await startPage()
const { api, started } = page

/** An invitation of an organization with this name. */
async function invitation(email: string, name: string) {
  const host = await aBrowserUser(page)
  await host.send('PATCH', '/dashboard/organization', { body: { name } })
  const { body } = await host.send('POST', '/dashboard/invitations', { body: { email, role: 'member' } })
  return { host, path: body.data.url.slice(api.url.length) as string }
}

async function openMenu(view: Page, width: number): Promise<void> {
  if (width < 1024) await view.getByRole('button', { name: 'Open navigation' }).click()
  await view.getByRole('button', { name: 'Account of' }).click()
}

describeInBrowser('several organizations in a browser', started, () => {
  it.each([
    ['light', 360, 740],
    ['dark', 1280, 900],
  ] as const)('are joined, switched and left, %s, %i pixels wide', async (colorScheme, width, height) => {
    const user = await aBrowserUser(page)
    const { host, path } = await invitation(user.email, 'Corner Bakery')
    const suffix = `${colorScheme}-${width}`
    const view = await page.open(path, user, { colorScheme, width, height, expectedErrors: /status of 40[19]/ })
    await view.getByText(`You join as ${user.email}`).waitFor()
    await expectSound(view, `accept-signed-in-${suffix}`)
    await view.getByRole('button', { name: 'Join' }).click()
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
    await openMenu(view, width)
    await view.getByRole('list', { name: 'Organizations' }).waitFor()
    await expectSound(view, `organizations-${suffix}`)

    // Another tab opens the other organization: this one neither shows nor changes anything of it.
    const other = await view.context().newPage()
    await other.goto(`${api.url}/settings?tab=profile`)
    await openMenu(other, width)
    await other.getByRole('list', { name: 'Organizations' }).getByRole('button', { name: 'Test' }).click()
    await other.getByRole('heading', { name: 'Overview' }).waitFor()
    await view.goto(`${api.url}/settings?tab=members`)
    await view.getByRole('cell', { name: user.email }).waitFor()
    expect(await view.getByText(host.email).count()).toBe(0)

    await openMenu(view, width)
    await view.getByRole('list', { name: 'Organizations' }).getByRole('button', { name: 'Corner Bakery' }).click()
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
    await view.goto(`${api.url}/settings?tab=profile`)
    await view.getByRole('button', { name: 'Leave' }).click()
    await expectSound(view, `leave-${suffix}`)
    await view.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
    expect((await host.send('GET', '/dashboard/members')).body.data).toHaveLength(1)
  })

  it('begin anew in a tab that shows another one', async () => {
    const user = await aBrowserUser(page)
    const { host, path } = await invitation(user.email, 'Corner Bakery')
    const token = path.split('#token=')[1]
    await user.send('POST', '/dashboard/membership', { body: { token } })
    const view = await page.open('/settings?tab=organization', user, { expectedErrors: /status of 409/ })
    const name = view.getByLabel('Name')
    await view.getByText('Corner Bakery').first().waitFor()
    await user.send('PATCH', '/dashboard/session', { body: { organization_id: user.organizationId } })
    // The stream ends, or the next request is refused: either way the tab loads again.
    await view.getByRole('heading', { name: 'Overview' }).waitFor({ timeout: 30_000 })
    expect(await name.count()).toBe(0)
    await view.getByRole('button', { name: 'Account of Ada Lovelace' }).getByText('Test').waitFor()
    expect((await host.send('GET', '/dashboard/organization')).body.data.name).toBe('Corner Bakery')
  })

  it('are switched where one requires a second factor', async () => {
    const user = await aBrowserUser(page)
    const { host, path } = await invitation(user.email, 'Corner Bakery')
    await user.send('POST', '/dashboard/membership', { body: { token: path.split('#token=')[1] } })
    const { body } = await host.send('POST', '/dashboard/second_factor', { body: { password: testPassword } })
    const enabled = { enabled: true, code: totpOf(body.data.totp_uri) }
    const { headers } = await host.send('PATCH', '/dashboard/second_factor', { body: enabled })
    host.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await host.send('PATCH', '/dashboard/organization', { body: { require_second_factor: true } })
    const view = await page.open('/', user, { width: 360, colorScheme: 'dark' })
    await view.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
    await expectSound(view, 'required-organizations-dark-360')
    await view.getByRole('list', { name: 'Organizations' }).getByRole('button', { name: 'Test' }).click()
    await view.getByRole('heading', { name: 'Overview' }).waitFor()
  })

  it('are joined after signing in', async () => {
    const user = await aDashboardUser(api)
    const { path } = await invitation(user.email, 'Corner Bakery')
    const view = await page.open(path, undefined, { expectedErrors: /status of 40[19]/ })
    await view.getByRole('link', { name: 'I already sign in' }).click()
    await view.getByLabel('Email').fill(user.email)
    await view.getByLabel('Password', { exact: true }).fill(testPassword)
    await view.keyboard.press('Enter')
    await view.getByRole('button', { name: 'Join' }).click()
    await view.getByRole('button', { name: 'Account of' }).getByText('Corner Bakery').waitFor()
  })
})
