import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aBrowserUser, focusedName } from '../support/dashboard-page.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { startSendingPage } from '../support/sending-page.ts'

const page = await startSendingPage()
const { api, started } = page

/** Two conversations, the first of which is the newest, and their owner. */
async function anInbox() {
  const tenant = await api.tenant()
  await tenant.receiveMessage({ content: 'The older one' })
  await tenant.receiveMessage({ content: 'The newer one' })
  return aBrowserUser(page, tenant.organizationId)
}

const heading = (view: Page) => view.getByRole('heading', { level: 1 })
const dialog = (view: Page) => view.locator('[role=dialog]:not([data-notice])')
const focusedTag = (view: Page) => view.evaluate('document.activeElement.tagName')

/** Leaves a field, which may have a list open. */
async function leave(view: Page): Promise<void> {
  const press = async () => {
    await view.keyboard.press('Escape')
    return focusedTag(view)
  }
  await expect.poll(press).toBe('ARTICLE')
}

describeInBrowser('the keyboard', started, () => {
  it('opens, answers and changes conversations, and never acts while someone types', async () => {
    const view = await page.open('/inbox', await anInbox())
    const press = (key: string) => view.keyboard.press(key)
    await view.locator('[data-conversation]').nth(1).waitFor()
    await press('j')
    await view.getByRole('article').filter({ hasText: 'The newer one' }).waitFor()
    await expect.poll(() => focusedTag(view)).toBe('H1')
    await press('j')
    await view.getByRole('article').filter({ hasText: 'The older one' }).waitFor()
    await press('k')
    await view.getByRole('article').filter({ hasText: 'The newer one' }).waitFor()

    await press('r')
    expect(await focusedTag(view)).toBe('TEXTAREA')
    await view.keyboard.type('jerk? /gi')
    const field = view.getByRole('textbox', { name: 'Write a message' })
    expect(await field.inputValue()).toBe('jerk? /gi')
    await field.fill('')
    await press('Escape')
    await expect.poll(() => focusedName(view), { timeout: 15_000 }).toMatch(/ wrote$/)
    await press('r')
    await view.getByText(/^Reply to/).waitFor()
    await view.keyboard.type('Yes.')
    await press('Enter')
    await view.getByRole('article').filter({ hasText: 'Yes.' }).waitFor()
    await view.getByText(/^Reply to/).waitFor({ state: 'detached' })
    await press('Escape')
    await expect.poll(() => focusedTag(view)).toBe('ARTICLE')

    await press('e')
    await view.getByRole('button', { name: 'Reopen' }).first().waitFor()
    await press('e')
    await view.getByRole('button', { name: 'Resolve' }).first().waitFor()
    await press('m')
    await view.getByRole('button', { name: 'Unassign' }).waitFor()
    await press('a')
    await expect.poll(() => focusedName(view)).toBe('Assigned to')
    await leave(view)
    await press('l')
    await expect.poll(() => focusedName(view)).toBe('Attach a label')
    await view.keyboard.type('Bread')
    await view.getByRole('option', { name: /Bread/ }).waitFor()
    await press('Enter')
    await view.getByRole('button', { name: /Bread/ }).first().waitFor()
    await leave(view)
    await press('d')
    await view.getByRole('button', { name: 'Show details' }).waitFor()
    await press('d')
    await view.getByRole('button', { name: 'Hide details' }).waitFor()
    await press('t')
    await dialog(view).waitFor()
    await press('Escape')
    await dialog(view).waitFor({ state: 'detached' })
    await press('z')
    await view.getByRole('menuitem', { name: /^Tomorrow/ }).waitFor()
    await press('Escape')
    await view.getByRole('menuitem', { name: /^Tomorrow/ }).waitFor({ state: 'detached' })
    await press('z')
    await view.getByRole('menuitem', { name: /^Tomorrow/ }).waitFor()
    await view.keyboard.type('Tom')
    await press('Enter')
    await view.getByText('Snoozed until', { exact: false }).first().waitFor()

    await press('s')
    await expect.poll(() => field.inputValue()).toBe('/')
    await leave(view)
    await press('n')
    await expect.poll(() => focusedName(view)).toBe('Write a note for your team')
    await view.keyboard.type('Call back, nz')
    await press('Enter')
    await view.getByRole('article', { name: 'Note by You' }).getByText('Call back, nz').waitFor()
    await leave(view)
  })

  it('goes on from where a conversation was that was resolved', async () => {
    const tenant = await api.tenant()
    const names = ['Ana', 'Bo', 'Cem', 'Dora']
    for (const name of names.toReversed())
      await tenant.receiveMessage({ from: { phone_number: newPhoneNumber(), name } })
    await tenant.syncTemplates([{ name: 'plain' }])
    const view = await page.open('/inbox', await aBrowserUser(page, tenant.organizationId))
    await expect.poll(() => view.locator('[data-conversation]').count()).toBe(4)
    const press = async (key: string, opens: string) => {
      await view.keyboard.press(key)
      await expect.poll(() => heading(view).textContent()).toBe(opens)
    }
    await press('j', 'Ana')
    await press('j', 'Bo')
    await view.keyboard.press('e')
    await expect.poll(() => view.locator('[data-conversation]').count()).toBe(3)
    await press('j', 'Cem')
    await view.keyboard.press('e')
    await expect.poll(() => view.locator('[data-conversation]').count()).toBe(2)
    await press('k', 'Ana')

    // The first time its code is loaded.
    for (const [key, opens] of [
      ['j', 'Dora'],
      ['k', 'Ana'],
    ] as const) {
      await press(key, opens)
      await view.keyboard.press('t')
      await expect.poll(() => focusedName(view)).toBe('Search templates')
      await view.keyboard.press('Escape')
      await dialog(view).waitFor({ state: 'detached' })
      await expect.poll(() => focusedTag(view)).toBe('H1')
    }
  })

  it('keeps the focus in a field that is made anew while something else scrolls', async () => {
    const view = await page.open('/inbox', await anInbox())
    await view.locator('[data-conversation]').nth(1).waitFor()
    await view.keyboard.press('j')
    await view.getByRole('article').filter({ hasText: 'The newer one' }).waitFor()
    await view.evaluate(
      `setInterval(() => document.querySelector('section[aria-label^=Messages]').dispatchEvent(new Event('scroll')), 50)`,
    )
    await view.keyboard.press('a')
    await expect.poll(() => focusedName(view)).toBe('Assigned to')
    await view.keyboard.type('Ada')
    await view.getByRole('option').first().waitFor()
    await view.keyboard.press('Enter')
    await view.getByRole('button', { name: 'Unassign' }).waitFor()
    await expect.poll(() => focusedName(view)).toBe('Assigned to')
  })

  it('jumps between pages, shows its map, and can be turned off', async () => {
    const view = await page.open('/inbox', await anInbox())
    const press = (key: string) => view.keyboard.press(key)
    await view.locator('[data-conversation]').nth(1).waitFor()
    await press('g')
    await press('c')
    await expect.poll(() => heading(view).textContent()).toBe('Contacts')
    await press('/')
    expect(await view.evaluate('document.activeElement.type')).toBe('search')
    await press('Escape')
    await press('?')
    await dialog(view).getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    for (const row of ['Open the next conversation', 'Assign to me', 'Send a template', 'Templates'])
      await dialog(view).getByText(row, { exact: true }).waitFor()
    expect(await axeViolations(view)).toEqual([])
    // Keys belong to the window that is open.
    await press('g')
    await press('t')
    expect(view.url()).toBe(`${api.url}/contacts`)
    await press('Escape')
    await dialog(view).waitFor({ state: 'detached' })

    await press('g')
    await press('s')
    await view.getByRole('switch', { name: 'Use keyboard shortcuts' }).click()
    await press('Control+Home')
    await press('g')
    await press('c')
    await press('?')
    expect(await dialog(view).count()).toBe(0)
    expect(await heading(view).textContent()).toBe('Settings')
    await view.reload()
    expect(await view.getByRole('switch', { name: 'Use keyboard shortcuts' }).isChecked()).toBe(false)
    expect(await axeViolations(view)).toEqual([])
  })
})
