import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { axeViolations } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDashboardUser, testPassword } from '../support/dashboard.ts'
import { aBrowserUser, startPage } from '../support/dashboard-page.ts'
import { totpOf } from '../support/totp.ts'

const page = await startPage()
const { api, started } = page
const screenshots = fileURLToPath(new URL('../../../../dist/screenshots', import.meta.url))
beforeAll(() => mkdir(screenshots, { recursive: true }))

/** Sets up an authenticator app in the dialog that is open. */
async function enrol(view: Page): Promise<void> {
  const dialog = view.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword)
  await dialog.getByRole('button', { name: 'Next' }).click()
  const secret = await dialog.getByLabel('Or enter this secret there').inputValue()
  await dialog.getByLabel('Code', { exact: true }).fill(totpOf(`otpauth://totp/Channel?secret=${secret}`))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
}

async function expectNoProblems(view: Page, name: string): Promise<void> {
  await view.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true })
  expect(await axeViolations(view)).toEqual([])
  expect(await view.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
}

describe.skipIf(started.browser === undefined)(
  `second factors in a browser${started.problem && ` (${started.problem})`}`,
  () => {
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
      await expectNoProblems(view, `require-factor-ask-${suffix}`)
      await view.getByRole('button', { name: 'Require', exact: true }).click()
      await expect.poll(() => view.getByRole('switch', { name: 'Require a second' }).isChecked()).toBe(true)
      await view.reload()
      await view.getByRole('switch', { name: 'Require a second' }).waitFor()
      await expectNoProblems(view, `require-factor-${suffix}`)
      await view.goto(`${api.url}/settings?tab=members`)
      await view.getByText('No second factor').waitFor()
      await expectNoProblems(view, `members-without-factor-${suffix}`)

      // The page that was open asks for it, and continues where it was.
      await open.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
      await expectNoProblems(open, `required-factor-${suffix}`)
      await open.getByRole('button', { name: 'Set up authenticator app' }).click()
      await enrol(open)
      await open.getByRole('heading', { name: 'Contacts' }).waitFor()
      expect(new URL(open.url()).pathname).toBe('/contacts')
    })
  },
)
