import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { aBrowserUser, startPage } from '../support/dashboard-page.ts'

const page = await startPage()
const { api, started } = page

describeInBrowser('public links to a message', started, () => {
  it('are created and revoked at the message, by keyboard', async () => {
    const tenant = await api.tenant()
    const received = await tenant.receiveMessage({ content: 'Two rye loaves, please.' })
    const user = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'member' })
    const number = tenant.account.phone_number_id
    const view = await page.open(`/inbox/${received.conversation_id}#message=${received.id}&number=${number}`, user)
    await expect.poll(() => view.evaluate('document.activeElement.dataset.message')).toBe(received.id)
    await view.getByRole('article').first().getByRole('button', { name: 'More' }).focus()
    await view.keyboard.press('Enter')
    await view.getByRole('menuitem', { name: 'Public link' }).click()
    const dialog = view.getByRole('dialog', { name: 'Public links to this message' })
    await dialog.getByText('There are no public links to this message.').waitFor()
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const url = await dialog.locator('code').textContent()
    await dialog.getByText('Works', { exact: true }).waitFor()
    expect(await axeViolations(view)).toEqual([])

    const path = new URL(url ?? '').pathname
    const visitor = await page.open(path, undefined, { expectedErrors: /status of 404/ })
    await visitor.getByText('Two rye loaves, please.').waitFor()
    expect(await axeViolations(visitor)).toEqual([])
    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await dialog.getByText('Revoked', { exact: true }).waitFor()
    await visitor.reload()
    await visitor.getByText('This link does not work').first().waitFor()
    await view.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await view.evaluate('document.activeElement.ariaLabel')).toBe('More')
  })

  it('are turned off by owners', async () => {
    const tenant = await api.tenant()
    const view = await page.open('/settings?tab=organization', await aBrowserUser(page, tenant.organizationId))
    const allowed = view.getByRole('switch', { name: 'Allow public links' })
    await allowed.click()
    await view.getByText('Saved').first().waitFor()
    await expect.poll(() => allowed.isChecked()).toBe(false)
    expect(await axeViolations(view)).toEqual([])
  })
})
