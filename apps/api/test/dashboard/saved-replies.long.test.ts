import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { aBrowserUser, focusedName } from '../support/dashboard-page.ts'
import { startSendingPage } from '../support/sending-page.ts'

const page = await startSendingPage()
const { api, started } = page
const { simulator } = api

async function aWrittenTenant() {
  const tenant = await api.tenant()
  const { phone_number_id } = tenant.account
  const received = await tenant.receiveMessage()
  const user = await aBrowserUser(page, tenant.organizationId)
  const sent = () => simulator.sent().filter((each) => each.phone_number_id === phone_number_id)
  return { tenant, user, sent, path: `/inbox/${received.conversation_id}` }
}

describeInBrowser('saved replies in a browser', started, () => {
  it('creates, changes and deletes them in the settings', async () => {
    const { tenant, user } = await aWrittenTenant()
    await tenant.createSavedReply({ shortcut: 'hours' })
    const view = await page.open('/settings?tab=replies', user, { expectedErrors: /status of 400/ })
    const dialog = view.getByRole('dialog')
    await view.getByRole('button', { name: 'New saved reply' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Thanks')
    await dialog.getByLabel('Shortcut').fill('/HOURS')
    const text = dialog.getByLabel('Text', { exact: true })
    await text.fill('Thank you, !')
    await text.press('ArrowLeft')
    await dialog.getByRole('button', { name: 'Insert a variable' }).click()
    await view.getByRole('menuitem', { name: 'Name of the contact' }).click()
    expect(await text.inputValue()).toBe('Thank you, {{contact.name}}!')
    expect(await axeViolations(view)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('already has a saved reply with the shortcut').waitFor()
    await dialog.getByLabel('Shortcut').fill('thanks')
    await text.fill('Thank you, {{contact.email}}!')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('has the unknown variable {{contact.email}}').waitFor()
    await text.fill('Thank you, {{contact.name|dear customer}}!')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await view.getByText('Type /thanks in a conversation').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(await axeViolations(view)).toEqual([])

    await view.getByRole('button', { name: 'Actions for Thanks' }).click()
    await view.getByRole('menuitem', { name: 'Edit' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Warm thanks')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await view.getByRole('button', { name: 'Actions for Warm thanks' }).click()
    await view.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await view.getByText('“Warm thanks” was deleted').waitFor()
    await expect.poll(() => view.getByText('/thanks').count()).toBe(0)

    const reader = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'read_only' })
    const reading = await page.open('/settings?tab=replies', reader, { width: 360, height: 740, colorScheme: 'dark' })
    await reading.getByText('/hours').waitFor()
    expect(await reading.getByRole('button', { name: /saved reply|Actions/ }).count()).toBe(0)
    expect(await axeViolations(reading)).toEqual([])
  })

  it('inserts one by keyboard, fills it in, and sends nothing with a variable that is left', async () => {
    const { tenant, user, sent, path } = await aWrittenTenant()
    const text = 'Hello {{contact.name|there}}, {{ user.name }} will call {{contact.name}}.'
    await tenant.createSavedReply({ name: 'Call', shortcut: 'call', text })
    await tenant.createSavedReply({ name: 'Call later', shortcut: 'call-later', text: 'Later.' })
    await tenant.createSavedReply({ name: 'Opening hours', shortcut: 'hours', text: 'From 9 to 18.' })
    const view = await page.open(path, user)
    const field = view.getByRole('textbox', { name: 'Write a message' })
    await field.waitFor()
    await field.pressSequentially('Hi. /ca')
    const options = view.getByRole('option')
    await expect.poll(() => options.count()).toBe(2)
    expect(await axeViolations(view)).toEqual([])
    await view.keyboard.press('ArrowDown')
    expect(await view.getByRole('option', { selected: true }).textContent()).toContain('Call later')
    await view.keyboard.press('ArrowDown')
    expect(await view.getByRole('option', { selected: true }).textContent()).toContain('/call')
    await view.keyboard.press('Escape')
    expect(await options.count()).toBe(0)
    expect(await field.inputValue()).toBe('Hi. /ca')
    await field.pressSequentially('l')
    await options.first().waitFor()
    await view.keyboard.press('Enter')
    const filled = 'Hi. Hello there, Ada Lovelace will call {{contact.name}}.'
    expect(await field.inputValue()).toBe(filled)
    expect(await focusedName(view)).toBe('Write a message')
    await view.getByText('Replace {{contact.name}} before you send.').waitFor()
    expect(await view.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
    expect(await axeViolations(view)).toEqual([])
    await view.keyboard.press('Enter')
    await field.fill(filled.replace('{{contact.name}}', 'you'))
    await view.keyboard.press('Enter')
    await expect
      .poll(() => sent().map(({ content }) => content))
      .toEqual([{ text: { body: 'Hi. Hello there, Ada Lovelace will call you.' } }])
  })

  it('scrolls to more of them than fit, and inserts one by mouse', async () => {
    const { tenant, user, path } = await aWrittenTenant()
    for (let n = 1; n <= 9; n += 1)
      await tenant.createSavedReply({ name: `Reply ${n}`, shortcut: `r${n}`, text: `Text ${n}.` })
    const view = await page.open(path, user, { height: 640 })
    const field = view.getByRole('textbox', { name: 'Write a message' })
    await field.pressSequentially('/')
    await view.getByRole('option', { name: /Reply 9/ }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.keyboard.press('ArrowUp')
    const last = view.getByRole('option', { selected: true })
    const [option, list] = [await last.boundingBox(), await view.getByRole('listbox').boundingBox()]
    expect(option!.y + option!.height).toBeLessThanOrEqual(list!.y + list!.height)
    await last.click()
    expect(await field.inputValue()).toBe('Text 9.')
    expect(await focusedName(view)).toBe('Write a message')
  })

  it('inserts one by touch on a phone', async () => {
    const { tenant, user, path } = await aWrittenTenant()
    await tenant.createSavedReply({ name: 'Opening hours', shortcut: 'hours', text: 'From 9 to 18.' })
    const view = await page.open(path, user, { width: 360, height: 640, colorScheme: 'dark' })
    const field = view.getByRole('textbox', { name: 'Write a message' })
    await field.fill('Hello.')
    await view.getByRole('button', { name: 'Insert a saved reply' }).click()
    await view.getByRole('option', { name: /Opening hours/ }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.getByRole('option', { name: /Opening hours/ }).click()
    expect(await field.inputValue()).toBe('Hello. From 9 to 18.')
    await field.pressSequentially(' /nothing')
    await view.getByText('No saved reply begins like this').waitFor()
  })
})
