import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { aBrowserUser, startPage } from '../support/dashboard-page.ts'
import { send } from '../support/send.ts'

const page = await startPage()
const { api, started } = page

describeInBrowser('assignment in turn in a browser', started, () => {
  it('lets users take turns, in the order in which they are chosen', async () => {
    const tenant = await api.tenant()
    const { id: kim } = await tenant.addUser()
    const user = await aBrowserUser(page, tenant.organizationId)
    const rule = async () => (await send('getAssignmentRule', tenant)).body.data
    const view = await page.open(`/accounts/${tenant.account.phone_number_id}`, user)
    await view.getByRole('combobox', { name: 'New conversations' }).click()
    await view.getByRole('option', { name: 'Are assigned in turn' }).click()
    const card = view.locator('form').filter({ hasText: 'Who takes turns' })
    const save = card.getByRole('button', { name: 'Save' })
    expect(await save.isDisabled()).toBe(true)
    await card.getByRole('checkbox', { name: /Kim Berg/ }).check()
    await card.getByRole('checkbox', { name: /Ada Lovelace/ }).check()
    await card.getByText('Turn 2').waitFor()
    await save.click()
    await view.getByRole('heading', { name: 'Saved' }).waitFor()
    expect(await rule()).toMatchObject({ mode: 'round_robin', user_ids: [kim, user.id] })
    expect(await axeViolations(view)).toEqual([])

    const reader = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'read_only' })
    const path = `/accounts/${tenant.account.phone_number_id}`
    const reading = await page.open(path, reader, { width: 360, height: 740, colorScheme: 'dark' })
    await reading.getByText('Are assigned in turn').waitFor()
    expect(await axeViolations(reading)).toEqual([])
  })

  it('shows and changes whether a user is away', async () => {
    const tenant = await api.tenant()
    const { id } = await aBrowserUser(page, tenant.organizationId)
    const user = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'member' })
    await send('updateAssignmentRule', tenant, { body: { mode: 'round_robin', user_ids: [user.id, id] } })
    const view = await page.open('/', user, { width: 1024 })
    const menu = view.getByRole('button', { name: 'Account of' })
    await menu.click()
    await view.getByRole('button', { name: /^Away/ }).click()
    await view.getByRole('heading', { name: 'You are away' }).waitFor()
    expect(await view.getByRole('button', { name: /^Away/ }).getAttribute('aria-pressed')).toBe('true')
    expect(await axeViolations(view)).toEqual([])
    const params = { id: (await tenant.receiveMessage()).conversation_id }
    expect((await send('getConversation', tenant, { params })).body.data.assignee).toMatchObject({ id })
    await view.keyboard.press('Escape')
    await view.getByRole('button', { name: /You are away/ }).waitFor()
    await menu.click()
    await view.getByRole('button', { name: /^Away/ }).click()
    await view.getByRole('heading', { name: 'You are available' }).waitFor()
    expect((await send('getUser', tenant, { params: { id: user.id } })).body.data.available).toBe(true)
  })
})
