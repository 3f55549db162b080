import { statement } from '@channel/db'
import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import { expect, it } from 'vitest'
import { aDashboardUser, testPassword } from '../support/dashboard.ts'
import { aBrowserUser, focusedName, moveFocus, startPage } from '../support/dashboard-page.ts'

const page = await startPage()
const { api, started } = page

// Every hour one message, the newest an hour ago. Their ids are made of their numbers.
const addMessages = statement(
  'message_link_test_add',
  `INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content, created_at)
   SELECT organization_id, 'msg_' || lpad(n::text, 26, '0'), phone_number_id, conversation_id, contact_id, 'inbound', 'text', 'read',
     'Message ' || n || '.', now() - n * interval '1 hour'
   FROM messages, generate_series(1, $3::int) AS n WHERE organization_id = $1 AND id = $2`,
)
const idOf = (n: number) => `msg_${`${n}`.padStart(26, '0')}`

/** A conversation of many messages, and a user who reads it. */
async function aLongConversation(count: number) {
  const tenant = await api.tenant()
  const received = await tenant.receiveMessage({ content: 'The last message' })
  await api.dependencies.database.execute(addMessages, [tenant.organizationId, received.id, count])
  const user = await aDashboardUser(api, { organizationId: tenant.organizationId, role: 'read_only' })
  const linkTo = (n: number) =>
    `/inbox/${received.conversation_id}#message=${idOf(n)}&number=${tenant.account.phone_number_id}`
  return { tenant, user, linkTo }
}

describeInBrowser('a link to a message', started, () => {
  it('is copied from the menu of the message, and opens the page at the message, also after a sign-in', async () => {
    const { tenant, user, linkTo } = await aLongConversation(250)
    const view = await page.open(linkTo(230), user)
    const message = view.getByRole('article').filter({ hasText: 'Message 230.' })
    await message.waitFor()
    await expect.poll(() => focusedName(view)).toContain('wrote')
    expect(await message.getAttribute('data-message')).toBe(idOf(230))
    expect(await view.evaluate('document.activeElement.dataset.message')).toBe(idOf(230))
    expect(await axeViolations(view)).toEqual([])

    await view.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await view.keyboard.press('ArrowDown')
    await expect.poll(() => view.evaluate('document.activeElement.dataset.message')).toBe(idOf(229))
    await moveFocus(view, 'More')
    await view.keyboard.press('Enter')
    await view.getByRole('menuitem', { name: 'Copy link' }).waitFor()
    await view.keyboard.press('Enter')
    await view.getByText('Link copied.').waitFor()
    await expect.poll(() => focusedName(view)).toBe('More')
    expect(await view.evaluate('navigator.clipboard.readText()')).toBe(`${api.url}${linkTo(229)}`)

    const owner = await aBrowserUser(page, tenant.organizationId)
    const other = await page.open(linkTo(3), undefined, { expectedErrors: /status of 401/ })
    await other.getByLabel('Email').fill(owner.email)
    await other.getByLabel('Password', { exact: true }).fill(testPassword)
    await other.keyboard.press('Enter')
    await expect.poll(() => other.evaluate('document.activeElement.dataset.message')).toBe(idOf(3))
  })

  it('shows a message far back among those of its day, and leads to the newest', async () => {
    const { user, linkTo } = await aLongConversation(1_400)
    const view = await page.open(linkTo(1_390), user)
    await view.getByRole('article').filter({ hasText: 'Message 1390.' }).waitFor()
    await view.getByRole('article').filter({ hasText: 'Message 1388.' }).waitFor()
    await view.getByRole('button', { name: 'Go to the newest message' }).click()
    await view.getByText('The last message').last().waitFor()
  })

  it('says that the message does not exist anymore', async () => {
    const { user, linkTo } = await aLongConversation(3)
    const view = await page.open(linkTo(77), user, { expectedErrors: /status of 404/ })
    await view.getByText('The message of this link does not exist anymore.').first().waitFor()
    await view.getByText('The last message').last().waitFor()
  })
})
