import { statement } from '@channel/db'
import { wakeSnoozedConversations } from '@channel/queues/sweeps'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aBrowserUser, startPage } from '../support/dashboard-page.ts'
import { send } from '../support/send.ts'

const page = await startPage()
const { api, started } = page

const endSnooze = statement(
  'snooze_test_end',
  `UPDATE conversations SET snoozed_until = now() - interval '1 minute' WHERE organization_id = $1 AND snoozed_until IS NOT NULL`,
)

async function aConversation() {
  const tenant = await api.tenant()
  const { conversation_id: id } = await tenant.receiveMessage()
  const user = await aBrowserUser(page, tenant.organizationId)
  const read = async () => (await send('getConversation', tenant, { params: { id } })).body.data
  return { tenant, user, read, path: `/inbox/${id}` }
}

describeInBrowser('snoozed conversations in a browser', started, () => {
  it('puts one aside by keyboard, lists it apart, and shows that it came back', async () => {
    const { tenant, user, read, path } = await aConversation()
    const view = await page.open(path, user)
    const list = view.getByRole('region', { name: 'Conversations' })
    const rows = list.locator('[data-conversation]')
    await expect.poll(() => rows.count()).toBe(1)
    await view.getByRole('button', { name: 'Snooze', exact: true }).focus()
    await view.keyboard.press('Enter')
    await view.getByRole('menuitem', { name: /^Tomorrow/ }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    await view.keyboard.press('ArrowDown')
    await view.keyboard.press('Enter')
    await view.getByRole('heading', { name: /^Snoozed until/ }).waitFor()
    await expect.poll(() => rows.count()).toBe(0)
    const { snoozed_until } = await read()
    const tomorrow = await view.evaluate<string>(
      `{ const now = new Date(); new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9).toISOString() }`,
    )
    expect(Date.parse(snoozed_until)).toBe(Date.parse(tomorrow))
    await view.getByRole('radio', { name: 'Snoozed' }).check({ force: true })
    await expect.poll(() => rows.count()).toBe(1)
    await view
      .getByText(/^Snoozed until/)
      .first()
      .waitFor()
    expect(await axeViolations(view)).toEqual([])

    await view.getByRole('radio', { name: 'Open' }).check({ force: true })
    const { database } = api.dependencies
    await database.execute(endSnooze, [tenant.organizationId])
    await wakeSnoozedConversations(database, { now: () => new Date() })
    const back = list.getByRole('region', { name: 'Back from snooze' }).getByRole('link')
    await back.waitFor()
    // Each conversation is listed once, and keys reach it first.
    await tenant.receiveMessage()
    await expect.poll(() => rows.count()).toBe(1)
    expect(await axeViolations(view)).toEqual([])
    // Other lists do not show it above them.
    await view.getByRole('radio', { name: 'Snoozed' }).check({ force: true })
    await expect.poll(() => rows.count()).toBe(0)
    expect(await back.count()).toBe(0)
    await view.getByRole('radio', { name: 'Open' }).check({ force: true })
    await back.click()
    await view.keyboard.press('j')
    await expect.poll(() => view.url()).not.toContain(path)
    await view.keyboard.press('k')
    await expect.poll(() => view.url()).toContain(path)
    await view.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => back.count()).toBe(0)
    await expect.poll(() => rows.count()).toBe(2)
    expect(await read()).toMatchObject({ snoozed_until: null, snooze_ended_at: null })
  })

  it('takes a chosen time, undoes it, and comes back when the contact writes, on a phone', async () => {
    const { tenant, user, read, path } = await aConversation()
    const view = await page.open(path, user, { width: 360, height: 740, colorScheme: 'dark' })
    const dialog = view.getByRole('dialog')
    await view.getByRole('button', { name: 'Snooze', exact: true }).click()
    await view.getByRole('menuitem', { name: 'Choose a time' }).click()
    await dialog.getByLabel('Snoozed until').fill('2020-01-01T10:00')
    await dialog.getByText('Choose a time in the future.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Snooze', exact: true }).isDisabled()).toBe(true)
    expect(await axeViolations(view)).toEqual([])
    const year = new Date().getFullYear() + 1
    await dialog.getByLabel('Snoozed until').fill(`${year}-01-15T10:00`)
    await dialog.getByRole('button', { name: 'Snooze', exact: true }).click()
    await view.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await read()).snoozed_until).toBe(null)
    await view.getByRole('button', { name: 'Snooze', exact: true }).click()
    await view.getByRole('menuitem', { name: /^In an hour/ }).click()
    await view.getByRole('button', { name: 'End snooze' }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    await tenant.receiveMessage({ from: { phone_number: (await read()).contact.phone_number } })
    await view.getByText('Back from snooze').filter({ visible: true }).first().waitFor()
  })
})
