import { axeViolations, describeInBrowser, expectAccessible } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { aBrowserUser, settle, startPage } from '../support/dashboard-page.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { send } from '../support/send.ts'
import type { Tenant } from '../support/tenant.ts'

const page = await startPage()
const { api, started } = page
const png = { name: 'rolls.png', mimeType: 'image/png', buffer: Buffer.from('a picture') }
const pickup = [
  { type: 'BODY', text: 'Hello {{1}}, it is ready.', example: { body_text: [['Ana']] } },
  { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: 'Thanks' }] },
]

/** The template at the provider. */
async function atProvider(tenant: Tenant, name: string) {
  const { body } = await send('getTemplate', tenant, { params: { name } })
  return body.data
}

describeInBrowser('templates in a browser', started, () => {
  it.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('writes one beside its preview, %s, %i pixels wide', async (colorScheme, width) => {
    const tenant = await api.tenant()
    const user = await aBrowserUser(page, tenant.organizationId)
    const view = await page.open('/templates', user, { colorScheme, width, expectedErrors: /status of 400/ })
    await view.getByRole('link', { name: 'New template' }).click()
    await view.getByRole('heading', { name: 'New template', level: 1 }).waitFor()
    await view.getByLabel('Name').fill('Order Ready')
    await expect.poll(() => view.getByLabel('Name').inputValue()).toBe('order_ready')
    await view.getByRole('combobox', { name: 'Header' }).click()
    await view.getByRole('option', { name: 'Image' }).click()
    await view.locator('input[type=file]').setInputFiles(png)
    await view.getByLabel('Text', { exact: true }).fill('Hello , your order is *ready*')
    await view.getByLabel('Text', { exact: true }).press('Home')
    for (let count = 0; count < 6; count += 1) await view.keyboard.press('ArrowRight')
    await view.getByRole('button', { name: 'Add a variable' }).press('Enter')
    await view.keyboard.type('!')
    await view.getByLabel('Text', { exact: true }).press('End')
    await view.keyboard.type(' {{2}}')
    await view.getByLabel('Sample of 1').fill('Ana')
    await view.getByLabel('Sample of 2').fill('now')
    await view.getByLabel('Footer').fill('Nordlys Bakery')
    await view.getByRole('button', { name: 'Add a button' }).press('Enter')
    await view.getByLabel('Label of the button').fill('Show it')
    await view.getByRole('combobox', { name: 'Kind' }).click()
    await view.getByRole('option', { name: 'Link' }).click()
    await view.getByLabel('Address').fill('https://example.com/{{1}}')
    await view.getByLabel('Whole address as a sample').fill('https://example.com/4711')
    const preview = view.getByRole('region', { name: 'Preview' })
    await preview.getByText('Hello Ana!, your order is ready now').waitFor()
    await preview.getByText('https://example.com/4711').waitFor()
    await preview.locator('img').waitFor()
    await expectAccessible(view)

    await view.getByRole('button', { name: 'Send for review' }).click()
    await view.getByText('The text of a BODY neither begins nor ends with a variable.').waitFor()
    const refused = view.getByLabel('Text', { exact: true })
    expect(await refused.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => refused.and(view.locator(':focus')).count()).toBe(1)
    await view.getByLabel('Text', { exact: true }).press('End')
    await view.keyboard.type('.')
    await view.getByRole('button', { name: 'Send for review' }).click()
    const drawer = view.getByRole('dialog')
    await drawer.getByRole('heading', { name: 'order_ready' }).waitFor()
    await drawer.getByText('The provider edits a template once it has reviewed it.').waitFor()
    await expectAccessible(view)
    expect(await atProvider(tenant, 'order_ready')).toMatchObject({
      status: 'pending',
      content: 'Hello {{1}}!, your order is *ready* {{2}}.',
      components: [{ format: 'IMAGE' }, {}, { text: 'Nordlys Bakery' }, { buttons: [{ type: 'URL' }] }],
    })
  })

  it('writes a one-time password', async () => {
    const tenant = await api.tenant()
    const view = await page.open('/templates/editor', await aBrowserUser(page, tenant.organizationId))
    await view.getByLabel('Name').fill('sign_in')
    await view.getByRole('combobox', { name: 'Category' }).click()
    await view.getByRole('option', { name: 'Authentication' }).click()
    const preview = view.getByRole('region', { name: 'Preview' })
    await preview.getByText('123456 is your verification code. For your security, do not share this code.').waitFor()
    await view.getByLabel('Expires after minutes').fill('5')
    await preview.getByText('This code expires in 5 minutes.').waitFor()
    await expectAccessible(view)
    await view.getByRole('button', { name: 'Send for review' }).click()
    await view.getByRole('dialog').getByRole('heading', { name: 'sign_in' }).waitFor()
    expect((await atProvider(tenant, 'sign_in')).category).toBe('AUTHENTICATION')
  })

  it('asks before it is left with changes that are not saved', async () => {
    const tenant = await api.tenant()
    const view = await page.open('/templates/editor', await aBrowserUser(page, tenant.organizationId))
    const leave = () => view.getByRole('link', { name: 'Contacts' }).click()
    const question = view.getByRole('dialog', { name: 'Leave without saving?' })
    await view.getByLabel('Name').fill('order_ready')
    await leave()
    await question.getByRole('button', { name: 'Keep writing' }).click()
    await question.waitFor({ state: 'detached' })
    expect(view.url()).toContain('/templates/editor')
    expect(await view.getByLabel('Name').inputValue()).toBe('order_ready')
    await leave()
    expect(await axeViolations(view)).toEqual([])
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await view.waitForURL('**/contacts')
    // Nothing is lost by leaving what was not changed.
    await view.goto(`${api.url}/templates/editor`)
    await view.getByLabel('Name').waitFor()
    await leave()
    await view.waitForURL('**/contacts')
    expect(await question.count()).toBe(0)
  })

  it('edits one, adds a language, and deletes one language, then all', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([{ name: 'pickup', category: 'UTILITY', components: pickup }])
    const user = await aBrowserUser(page, tenant.organizationId)
    const view = await page.open('/templates?template=pickup&variant=en_US', user, {
      colorScheme: 'dark',
      width: 360,
      // The news of a deletion may load the template again before its drawer closes.
      expectedErrors: /status of 404/,
    })
    const drawer = view.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Edit' }).click()
    await view.getByRole('heading', { name: 'Edit pickup' }).waitFor()
    await view.getByLabel('Text', { exact: true }).fill('Hello {{1}}, come and get it.')
    await expectAccessible(view)
    await view.getByRole('button', { name: 'Send changes for review' }).click()
    await drawer.getByText('come and get it').first().waitFor()
    expect(await atProvider(tenant, 'pickup')).toMatchObject({
      status: 'pending',
      components: [{ text: 'Hello {{1}}, come and get it.', example: { body_text: [['Ana']] } }, pickup[1]],
    })

    await drawer.getByRole('link', { name: 'Add a language' }).click()
    const language = view.getByRole('combobox', { name: 'Language' })
    await language.fill('german')
    await view.getByRole('option', { name: 'German (de)' }).waitFor()
    await language.press('Enter')
    await expect.poll(() => language.inputValue()).toBe('German (de)')
    await language.press('Enter')
    await view.getByLabel('Text', { exact: true }).fill('Hallo {{1}}, alles ist fertig.')
    await view.getByRole('button', { name: 'Send for review' }).click()
    const languages = drawer.getByRole('region', { name: 'Languages' })
    await expect.poll(() => languages.getByRole('listitem').count()).toBe(2)
    await expectAccessible(view)
    await drawer.getByRole('button', { name: 'Delete this language' }).click()
    await view.getByRole('heading', { name: 'Delete pickup in German?' }).waitFor()
    await view.getByRole('button', { name: 'Delete', exact: true }).click()
    await view.getByText('pickup deleted').waitFor()
    const left = async () => (await send('listTemplates', tenant)).body.data.length
    expect(await left()).toBe(1)
    await view.getByRole('button', { name: 'pickup' }).click()
    await drawer.getByRole('button', { name: 'Delete', exact: true }).click()
    await view.getByRole('button', { name: 'Delete', exact: true }).last().click()
    await view.getByText('No templates yet').waitFor()
    expect(await left()).toBe(0)
  })

  it('sends a test with the samples', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([{ name: 'pickup', category: 'UTILITY', components: pickup }])
    const user = await aBrowserUser(page, tenant.organizationId)
    const view = await page.open('/templates?template=pickup&variant=en_US', user)
    await view.getByRole('button', { name: 'Send a test' }).click()
    const dialog = view.getByRole('dialog', { name: 'Send a test of pickup' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('Enter a phone number.').waitFor()
    const number = newPhoneNumber()
    await dialog.getByLabel('Phone number').fill(number)
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByLabel('Variable 1').press('Enter')
    await view.getByText('The test is on its way').waitFor()
    const { body } = await send('listMessages', tenant)
    expect(body.data).toMatchObject([{ to: number, type: 'template', content: 'Hello Ana, it is ready.' }])
  })

  it('shows those who may only read no way to change one', async () => {
    const tenant = await api.tenant()
    await tenant.syncTemplates([{ name: 'pickup', components: pickup }])
    const user = await aDashboardUser(api, { role: 'read_only', organizationId: tenant.organizationId })
    const view = await page.open('/templates?template=pickup&variant=en_US', user)
    await view.getByRole('dialog').getByText('Your role can only read.').waitFor()
    expect(await view.getByRole('button', { name: 'Delete' }).count()).toBe(0)
    await view.goto(`${api.url}/templates/editor`)
    await settle(view)
    await view.getByText('Your role can only read.').waitFor()
  })
})
