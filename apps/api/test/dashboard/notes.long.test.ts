import { axeViolations, describeInBrowser, expectAccessible } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { aBrowserUser, focusedName, settle, startPage, takePicture } from '../support/dashboard-page.ts'
import { send } from '../support/send.ts'

const page = await startPage()
const { api, started } = page

/** A conversation, its owner, and a colleague named Kim Berg. */
async function aTeam() {
  const tenant = await api.tenant()
  const { organizationId } = tenant
  const content = 'When is the cake ready?'
  const message = await tenant.receiveMessage({ from: { phone_number: '+4915112345678', name: 'Ana Souza' }, content })
  const user = await aBrowserUser(page, organizationId)
  const kim = await aDashboardUser(api, { organizationId, role: 'member' })
  await kim.send('PATCH', '/dashboard/profile', { body: { name: 'Kim Berg' } })
  const notes = async () =>
    (await send('listNotes', tenant, { params: { id: message.conversation_id } })).body.data as { text: string }[]
  const messages = async () => (await send('listMessages', tenant)).body.data as unknown[]
  return { tenant, user, kim, notes, messages, path: `/inbox/${message.conversation_id}` }
}

const noteField = (view: Page) => view.getByRole('textbox', { name: 'Write a note for your team' })
const messageField = (view: Page) => view.getByRole('textbox', { name: 'Write a message' })
const choose = (view: Page, mode: 'Message' | 'Note') => view.getByText(mode, { exact: true }).first().click()

describeInBrowser('notes in a browser', started, () => {
  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('are written with a mention, changed and deleted (%i px, %s)', async (width, colorScheme) => {
    const { user, kim, notes, messages, path } = await aTeam()
    const view = await page.open(path, user, { width, colorScheme })
    await view.getByText('When is the cake ready?').last().waitFor()
    await messageField(view).fill('At noon.')
    await choose(view, 'Note')
    expect(await noteField(view).inputValue()).toBe('')
    await noteField(view).pressSequentially('@Kim')
    await view.getByRole('option', { name: '@Kim Berg' }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    await noteField(view).press('Enter')
    await noteField(view).pressSequentially('please call Ana back.')
    await takePicture(view, `note-writing-${width}-${colorScheme}`)
    await noteField(view).press('Enter')
    const note = view.getByRole('article', { name: 'Note by You' })
    await note.getByText('@Kim Berg').waitFor()
    expect(await notes()).toMatchObject([{ text: `<@${kim.id}> please call Ana back.` }])
    // The draft of the message waits, and nothing was sent.
    await choose(view, 'Message')
    expect(await messageField(view).inputValue()).toBe('At noon.')
    expect(await messages()).toHaveLength(1)
    await settle(view)
    await takePicture(view, `note-${width}-${colorScheme}`)
    await expectAccessible(view)

    await note.getByRole('button', { name: 'Edit note' }).click()
    await note.getByRole('textbox').fill('@Kim Berg: done.')
    await note.getByRole('button', { name: 'Save note' }).click()
    await note.getByText('edited').waitFor()
    expect(await notes()).toMatchObject([{ text: `<@${kim.id}>: done.` }])
    await note.getByRole('button', { name: 'Delete note' }).click()
    await view.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click()
    await expect.poll(notes).toEqual([])
    await expect.poll(() => note.count()).toBe(0)
    await view.context().close()
  })

  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
  ] as const)('reach who is mentioned at once, with a link (%i px, %s)', async (width, colorScheme) => {
    const { user, kim, tenant, path } = await aTeam()
    const view = await page.open('/contacts', kim, { width, colorScheme })
    await settle(view)
    const bell = view.getByRole('button', { name: /^Mentions/ })
    const openMenu = () => view.getByRole('button', { name: 'Open navigation' }).click()
    if (width < 1024) await openMenu()
    await bell.waitFor()
    const notes = `/dashboard/v1/${tenant.account.phone_number_id}/conversations/${path.split('/').at(-1)}/notes`
    await user.send('POST', notes, { body: { text: `<@${kim.id}> Please call Ana back.` } })
    await view.getByRole('button', { name: 'Mentions 1 new' }).click()
    const link = view.getByRole('link', { name: /Ada Lovelace about Ana Souza/ })
    await link.waitFor()
    await takePicture(view, `bell-${width}-${colorScheme}`)
    expect(await axeViolations(view)).toEqual([])
    await link.click()
    await view.getByRole('article', { name: 'Note by Ada Lovelace' }).getByText('Please call Ana back.').waitFor()
    await expect.poll(() => focusedName(view)).toBe('Note by Ada Lovelace')
    if (width >= 1024) {
      // The same link leads to the note again.
      await bell.click()
      await link.click()
      await expect.poll(() => focusedName(view)).toBe('Note by Ada Lovelace')
    }
    await expect.poll(async () => (await kim.send('GET', '/dashboard/mentions?unread=true')).body.data).toEqual([])
    if (width < 1024) await view.getByRole('link', { name: 'Back to the conversations' }).click()
    if (width < 1024) await openMenu()
    await expect.poll(() => view.getByRole('button', { name: 'Mentions', exact: true }).count()).toBe(1)
    await view.context().close()
  })
})
