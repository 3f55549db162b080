import { describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDashboardUser, testPassword } from '../support/dashboard.ts'
import { aBrowserUser, expectSound, startPage } from '../support/dashboard-page.ts'
import { totpOf } from '../support/totp.ts'

const page = await startPage()
const { api, started } = page

/** Sets up an authenticator app in the dialog that is open. */
async function enrol(view: Page): Promise<void> {
  const dialog = view.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword)
  await dialog.getByRole('button', { name: 'Next' }).click()
  const secret = await dialog.getByLabel('Or enter this secret there').inputValue()
  await dialog.getByLabel('Code', { exact: true }).fill(totpOf(`otpauth://totp/Channel?secret=${secret}`))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
}

describeInBrowser('second factors in a browser', started, () => {
  it.each([
    ['light', 360, 740],
    ['dark', 1280, 900],
  ] as const)('are required of all members, %s, %i pixels wide', async (colorScheme, width, height) => {
    const owner = await aBrowserUser(page)
    const member = await aDashboardUser(api, { role: 'member', organizationId: owner.organizationId })
    const suffix = `${colorScheme}-${width}`
    const options = { colorScheme, width, height, expectedErrors: /status of 403/ }
    const view = await page.open('/settings?tab=security', owner, options)
    await view.getByRole('button', { name: 'Turn on' }).click()
    await enrol(view)
    await view.getByText('The second factor is on').waitFor()
    const open = await page.open('/contacts', member, options)
    await open.getByRole('heading', { name: 'Contacts' }).waitFor()

    await view.goto(`${api.url}/settings?tab=organization`)
    await view.getByRole('switch', { name: 'Require a second factor' }).click()
    await expectSound(view, `require-factor-ask-${suffix}`)
    await view.getByRole('button', { name: 'Require', exact: true }).click()
    await expect.poll(() => view.getByRole('switch', { name: 'Require a second' }).isChecked()).toBe(true)
    await view.reload()
    await view.getByRole('switch', { name: 'Require a second' }).waitFor()
    await expectSound(view, `require-factor-${suffix}`)
    await view.goto(`${api.url}/settings?tab=members`)
    await view.getByText('No second factor').waitFor()
    await expectSound(view, `members-without-factor-${suffix}`)

    // The page that was open asks for it, and continues where it was.
    await open.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
    await expectSound(open, `required-factor-${suffix}`)
    await open.getByRole('button', { name: 'Set up authenticator app' }).click()
    await enrol(open)
    await open.getByRole('heading', { name: 'Contacts' }).waitFor()
    expect(new URL(open.url()).pathname).toBe('/contacts')
  })
})
