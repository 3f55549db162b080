import { describeInBrowser, expectAccessible } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aBrowserUser, settle } from '../support/dashboard-page.ts'
import { startSendingPage } from '../support/sending-page.ts'

const page = await startSendingPage()
const { api, started } = page
const { simulator } = api

const ana = '+4915112345678'
const bo = '+4915287654321'

/** A group in which two members have written, a contact who has written alone, and their owner. */
async function aGroup() {
  const tenant = await api.tenant()
  const { phone_number_id } = tenant.account
  const { id } = simulator.createGroup(phone_number_id, { subject: 'Order 4711', members: [ana, bo] })
  await tenant.renameGroup(id, 'Order 4711')
  await tenant.receiveMessage({ from: { phone_number: ana, name: 'Ana Souza' }, content: 'On my own' })
  const inGroup = (number: string, name: string, content: string) =>
    tenant.receiveMessage({ from: { phone_number: number, name }, content, group_id: id })
  await inGroup(ana, 'Ana Souza', 'When is the cake ready?')
  await inGroup(ana, 'Ana Souza', 'We would come at noon.')
  await inGroup(bo, 'Bo Lind', 'I can pick it up.')
  return { tenant, id, user: await aBrowserUser(page, tenant.organizationId) }
}

describeInBrowser('groups in a browser', started, () => {
  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('are listed on request, and answered (%i px, %s)', async (width, colorScheme) => {
    const { tenant, id, user } = await aGroup()
    const view = await page.open('/inbox', user, { width, colorScheme })
    const list = view.getByRole('list', { name: 'Conversations' })
    await list.getByText('On my own').waitFor()
    expect(await list.getByText('Order 4711').count()).toBe(0)
    await view.getByRole('button', { name: 'More filters' }).click()
    await view.getByRole('switch', { name: 'Groups instead of contacts' }).click()
    await list.getByText('Order 4711').click()

    await view.getByRole('article', { name: 'Bo Lind wrote' }).waitFor()
    expect(await view.getByRole('article', { name: 'Ana Souza wrote' }).count()).toBe(2)
    await view.getByRole('textbox', { name: 'Write a message' }).fill('At noon. Who comes?')
    await view.getByRole('button', { name: 'Send', exact: true }).click()
    await view.getByText('0 of 2 read').waitFor()
    const sent = () => simulator.sent().filter(({ to }) => to === id)
    await expect.poll(sent).toHaveLength(1)
    const reachBo = () => tenant.reachMember(sent()[0]!.id, bo, 'read')
    await expect.poll(() => reachBo().then(() => view.getByText('1 of 2 read').count())).toBe(1)
    await view.getByText('1 of 2 read').waitFor()
    await settle(view)
    await expectAccessible(view)

    await tenant.endGroup(id)
    await view.getByText('The group has ended or is suspended').waitFor()
    if (width === 360) await view.getByRole('button', { name: 'Show details' }).click()
    await view.getByRole('region', { name: 'Group' }).getByText('Ended').waitFor()
  })
})
