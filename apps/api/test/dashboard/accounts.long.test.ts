import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDashboardUser, testPassword } from '../support/dashboard.ts'
import { aBrowserUser, startPage, takePicture } from '../support/dashboard-page.ts'
import { totpOf } from '../support/totp.ts'

const oidc = {
  issuer: 'http://127.0.0.1:1',
  clientId: 'channel',
  clientSecret: 'a secret',
  name: 'Acme Login',
  secondFactor: true,
}
const page = await startPage({ oidc })
const { api, started } = page
const newPassword = 'quite another password'

async function signIn(view: Page, email: string, password: string): Promise<void> {
  await view.getByLabel('Email').fill(email)
  await view.getByLabel('Password', { exact: true }).fill(password)
  await view.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(view: Page): Promise<void> {
  await view.getByRole('button', { name: 'Account of' }).click()
  await view.getByRole('button', { name: 'Sign out' }).click()
  await view.getByRole('heading', { name: 'Sign in' }).waitFor()
}

describeInBrowser('sign-in and settings in a browser', started, () => {
  it.each([
    ['light', 360, 740],
    ['dark', 1440, 900],
  ] as const)('has accessible pages without a session, %s, %i pixels wide', async (colorScheme, width, height) => {
    // The page of an invitation asks whether someone is signed in.
    const options = { colorScheme, width, height, expectedErrors: /status of 40[19]/ }
    const view = await page.open('/sign-in', undefined, options)
    const problems: string[] = []
    for (const [name, path, heading] of [
      ['sign-in', '/sign-in', 'Sign in'],
      ['sign-in-error', '/sign-in?error=signup_disabled', 'Sign in'],
      ['reset', '/reset-password', 'Forgot your password?'],
      ['new-password', '/reset-password#token=x', 'Set a new password'],
      ['welcome', '/reset-password#token=x&welcome', 'Welcome'],
      ['accept', '/accept-invitation#token=x', 'Join your organization'],
    ] as const) {
      await view.goto('about:blank')
      await view.goto(`${api.url}${path}`)
      await view.getByRole('heading', { name: heading }).waitFor()
      if (name.startsWith('sign-in')) await view.getByRole('link', { name: 'Sign in with Acme Login' }).waitFor()
      if (name === 'sign-in-error') await view.getByText('No user has the address').waitFor()
      await takePicture(view, `${name}-${colorScheme}-${width}`)
      problems.push(...(await axeViolations(view)).map((line) => `${path}: ${line}`))
      if (!(await view.evaluate('document.documentElement.scrollWidth <= innerWidth'))) problems.push(`${path}: wide`)
    }
    expect(problems).toEqual([])
  })

  it('invites a member, who joins and signs in again', async () => {
    const owner = await aBrowserUser(page)
    const view = await page.open('/settings?tab=members', owner)
    await view.getByRole('button', { name: 'Invite' }).click()
    await view.getByLabel('Email').fill('bo.long@example.com')
    await view.getByRole('dialog').getByRole('button', { name: 'Invite' }).click()
    const link = await view.getByLabel('Invitation link').inputValue()
    const guest = await page.open(link.slice(api.url.length), undefined, { expectedErrors: /status of 401/ })
    await guest.getByLabel('Your name').fill('Bo Lind')
    await guest.getByLabel('Password', { exact: true }).fill(newPassword)
    await guest.getByRole('button', { name: 'Join' }).click()
    await guest.getByRole('heading', { name: 'Overview' }).waitFor()
    await signOut(guest)
    await signIn(guest, 'bo.long@example.com', newPassword)
    await guest.getByRole('heading', { name: 'Overview' }).waitFor()
    await guest.goto(`${api.url}/settings`)
    await guest.getByLabel('Name').fill('Bo King')
    await guest.getByRole('button', { name: 'Save' }).click()
    await guest.getByRole('button', { name: 'Account of Bo King' }).waitFor()
    await view.reload()
    await view.getByRole('cell', { name: 'Bo King bo.long' }).waitFor()
  })

  it('gives a member a link for a new password, which ends the sessions', async () => {
    const owner = await aBrowserUser(page)
    const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
    const view = await page.open('/settings?tab=members', owner, { width: 360, height: 740 })
    await view.getByRole('cell', { name: member.email }).waitFor()
    await takePicture(view, 'settings-members-360')
    await view.getByRole('row', { name: member.email }).getByRole('button', { name: 'Actions for' }).click()
    await view.getByRole('menuitem', { name: 'Reset password' }).click()
    await view.getByRole('button', { name: 'Create link' }).click()
    const link = await view.getByLabel('Link for a new password').inputValue()
    expect(await axeViolations(view)).toEqual([])
    const other = await page.open(link.slice(api.url.length), member)
    await other.getByLabel('New password', { exact: true }).fill(newPassword)
    await other.getByRole('button', { name: 'Save password' }).click()
    await other.getByRole('heading', { name: 'Password saved' }).waitFor()
    expect((await member.send('GET', '/dashboard/session')).status).toBe(401)
    await other.getByRole('link', { name: 'Sign in' }).click()
    await signIn(other, member.email, newPassword)
    await other.getByRole('heading', { name: 'Overview' }).waitFor()
  })

  it('turns the second factor on, signs in with a code and a recovery code, and turns it off', async () => {
    const user = await aBrowserUser(page)
    const view = await page.open('/settings?tab=security', user, { expectedErrors: /status of 401/ })
    await view.getByRole('button', { name: 'Turn on' }).click()
    await view.getByRole('dialog').getByLabel('Password', { exact: true }).fill(testPassword)
    await view.getByRole('button', { name: 'Next' }).click()
    const secret = await view.getByLabel('Or enter this secret there').inputValue()
    const [recovery = ''] = ((await view.getByLabel('Recovery codes').textContent()) ?? '').trim().split(/\s+/)
    const code = () => totpOf(`otpauth://totp/Channel?secret=${secret}`)
    await view.getByLabel('Code', { exact: true }).fill(code())
    await view.getByRole('button', { name: 'Turn on' }).click()
    await view.getByText('The second factor is on').waitFor()
    for (const each of [recovery, code()]) {
      await signOut(view)
      await signIn(view, user.email, testPassword)
      await view.getByLabel('Code').fill(each)
      await view.keyboard.press('Enter')
      await view.getByRole('heading', { level: 1, name: /Overview|Settings/ }).waitFor()
    }
    await view.goto(`${api.url}/settings?tab=security`)
    await view.getByRole('button', { name: 'Turn off' }).click()
    await view.getByRole('dialog').getByLabel('Password', { exact: true }).fill(testPassword)
    await view.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await view.getByText('The second factor is off').waitFor()
    expect((await user.signIn()).status).toBe(201)
  })

  it('ends another session', async () => {
    const user = await aBrowserUser(page)
    const elsewhere = user.cookie
    await user.signIn()
    const view = await page.open('/settings?tab=security', user)
    await view.getByRole('button', { name: 'End', exact: true }).click()
    await view.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await view.getByRole('dialog').waitFor({ state: 'detached' })
    const headers = { cookie: elsewhere }
    expect((await user.send('GET', '/dashboard/session', { headers })).status).toBe(401)
  })

  it('shows nothing to change to a user who may only read', async () => {
    const owner = await aBrowserUser(page)
    const reader = await aDashboardUser(api, { role: 'read_only', organizationId: owner.organizationId })
    const view = await page.open('/settings?tab=members', reader)
    await view.getByRole('cell', { name: 'Owner', exact: true }).waitFor()
    expect(await view.getByText(owner.email).count()).toBe(0)
    expect(await view.getByRole('button', { name: /Invite|Remove|Actions|Role of/ }).count()).toBe(0)
    await view.getByRole('tab', { name: 'Organization' }).click()
    await view.getByText('Only owners can change it.').first().waitFor()
    expect(await view.getByRole('button', { name: 'Save' }).count()).toBe(0)
    for (const [path, heading, action] of [
      ['/api-keys', 'API keys', 'Create key'],
      ['/webhooks', 'Webhooks', 'Create subscription'],
      ['/contacts', 'Contacts', 'Create contact'],
      ['/customers', 'Customers', 'Create customer'],
    ] as const) {
      await view.goto(`${api.url}${path}`)
      await view.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await view.getByRole('button', { name: action, disabled: false }).count(), path).toBe(0)
    }
    expect((await reader.send('POST', '/dashboard/api_keys', { body: { name: 'A' } })).status).toBe(403)
  })

  it('changes how the setup pages look, and filters the audit log', async () => {
    const view = await page.open('/settings?tab=organization', await aBrowserUser(page))
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await view.getByLabel('Color', { exact: true }).fill('#ffd400')
    await view.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await view.getByRole('button', { name: 'Save' }).last().click()
    await view.getByRole('heading', { name: 'Saved' }).waitFor()
    // Afterwards the notice, whose animation axe could find too pale, is gone.
    await view.reload()
    await view.getByRole('figure').getByRole('img', { name: 'Test' }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    await takePicture(view, 'settings-brand')
    await view.getByRole('tab', { name: 'Audit log' }).click()
    await view.getByRole('cell', { name: 'Sign in' }).waitFor()
    await view.getByRole('combobox', { name: 'Action' }).fill('Change org')
    await view.getByRole('option', { name: 'Change organization' }).click()
    await view.getByRole('cell', { name: 'Sign in' }).waitFor({ state: 'detached' })
    expect(new URL(view.url()).searchParams.get('action')).toBe('updateOrganization')
    await view.getByRole('cell', { name: 'Change organization' }).waitFor()
    const download = view.waitForEvent('download')
    await view.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toBe('audit-log.csv')
  })
})
