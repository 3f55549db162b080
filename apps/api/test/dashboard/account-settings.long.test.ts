import { describeInBrowser, expectAccessible } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { aBrowserUser, moveFocus, settle, startPage, takePicture } from '../support/dashboard-page.ts'
import { send } from '../support/send.ts'
import { aPicture } from '../support/written-fields.ts'

const page = await startPage()
const { api, started } = page

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const texts = { about: 'Fresh bread', description: 'A bakery', vertical: 'RETAIL', websites: ['https://example.com/'] }

describeInBrowser('the settings of an account in a browser', started, () => {
  it('changes the profile with its picture, which it previews', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = tenant.account
    await send('updateAccountProfile', tenant, { body: texts })
    const view = await page.open('/accounts', await aBrowserUser(page, tenant.organizationId), {
      expectedErrors: /status of 400/,
    })
    const row = view.getByRole('row').filter({ hasText: tenant.account.phone_number })
    await row.getByRole('button', { name: 'Account' }).first().click()
    await view.getByRole('dialog').getByRole('link', { name: 'Settings' }).click()
    await expect.poll(() => new URL(view.url()).pathname).toBe(`/accounts/${phone_number_id}`)
    const about = view.getByLabel('About', { exact: true })
    await expect.poll(() => about.inputValue()).toBe('Fresh bread')
    const save = view.locator('form').filter({ has: about }).getByRole('button', { name: 'Save' })
    expect(await save.isDisabled()).toBe(true)
    expect(await view.getByRole('img', { name: 'Picture' }).count()).toBe(0)

    await about.fill('Bread and coffee')
    await view.getByLabel('Description').fill('')
    await view.getByRole('combobox', { name: 'Category' }).click()
    await view.getByRole('option', { name: 'Restaurant' }).click()
    await view.getByLabel('Second website').fill('shop.example.com/')
    const input = view.getByLabel('Choose picture').last()
    await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) })
    await view.getByText('This file has more than 5 MB.').waitFor()
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    const picture = view.getByRole('img', { name: 'Picture' })
    expect(await picture.getAttribute('src')).toMatch(/^blob:/)
    await save.click()
    await view.getByRole('heading', { name: 'Saved' }).waitFor()
    expect(await save.isDisabled()).toBe(true)
    const changed = (await send('getAccountProfile', tenant)).body.data
    expect(changed).toMatchObject({ about: 'Bread and coffee', description: null, vertical: 'RESTAURANT' })
    expect(changed.websites).toEqual(['https://example.com/', 'https://shop.example.com/'])

    // The saved picture comes from the service.
    await view.reload()
    expect(await picture.getAttribute('src')).toBe(`/dashboard/accounts/${phone_number_id}/picture`)
    const width = () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)
    await expect.poll(width).toBe(1)

    const path = `${phone_number_id}/whatsapp_business_profile`
    api.simulator.arm({ kind: 'error', code: 100, details: 'Param email is not real.', path })
    await view.getByLabel('Email').fill('none@example.com')
    await save.click()
    await view.getByText('Param email is not real.').waitFor()
    expect(await view.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('sets the PIN without a mouse, and does not show it', async () => {
    const tenant = await api.tenant()
    const { phone_number_id } = tenant.account
    const view = await page.open(`/accounts/${phone_number_id}`, await aBrowserUser(page, tenant.organizationId))
    await settle(view)
    await moveFocus(view, 'New PIN')
    await view.keyboard.type('482915')
    expect(await view.getByLabel('New PIN').getAttribute('type')).toBe('password')
    await view.keyboard.press('Enter')
    await view.getByRole('heading', { name: 'The PIN is set' }).waitFor()
    expect(await view.getByLabel('New PIN').inputValue()).toBe('')
    expect(api.simulator.calls.at(-1)?.body).toEqual({ pin: '482915' })
    expect(await view.content()).not.toContain('482915')
  })

  it('shows the profile to those who may only read, and says why what is missing is missing', async () => {
    const tenant = await api.tenant()
    const { organizationId } = tenant
    const { phone_number_id } = tenant.account
    await send('updateAccountProfile', tenant, { body: texts })
    const reader = await aDashboardUser(api, { organizationId, role: 'read_only' })
    const view = await page.open(`/accounts/${phone_number_id}`, reader, { expectedErrors: /status of (404|502)/ })
    await view.getByText('A bakery').waitFor()
    await view.getByText('Only owners can set it.').waitFor()
    expect(await view.getByRole('button', { name: /Save|Set PIN/ }).count()).toBe(0)
    await view.goto(`${api.url}/accounts/${(await tenant.addAccount({ verified: false })).phone_number_id}`)
    await view.getByText('Until it is, it cannot be used.').first().waitFor()
    const { phone_number_id: unauthorized } = await tenant.addAccount({ authorized: false })
    await view.goto(`${api.url}/accounts/${unauthorized}`)
    await view.getByText('has no valid authorization at the provider').waitFor()
    await view.goto(`${api.url}/accounts/999999999999`)
    await view.getByText('Account not found').waitFor()
  })

  it.each([
    ['light', 1440, 900],
    ['dark', 360, 740],
  ] as const)('is accessible and fits, %s, %i pixels wide', async (colorScheme, width, height) => {
    const tenant = await api.tenant()
    const { id } = await aPicture(tenant)
    await send('updateAccountProfile', tenant, { body: { ...texts, picture_media_id: id } })
    const user = await aBrowserUser(page, tenant.organizationId)
    const path = `/accounts/${tenant.account.phone_number_id}`
    const view = await page.open(path, user, { colorScheme, width, height })
    await settle(view)
    await view.getByLabel('About', { exact: true }).waitFor()
    await takePicture(view, `account-settings-${colorScheme}-${width}`)
    await expectAccessible(view)
  })
})
