import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aBrowserUser } from '../support/dashboard-page.ts'
import { send } from '../support/send.ts'
import { startSendingPage } from '../support/sending-page.ts'

const page = await startSendingPage()
const { api, started } = page

/** Records notifications, because the browser of the tests shows none. Its permission is the one of the context. */
const recorder = `if (location.protocol.startsWith('http')) {
  window.shown = []
  window.Notification = class {
    static permission = 'default'
    static async requestPermission() {
      this.permission = localStorage.getItem('test.denied') ? 'denied' : 'granted'
      localStorage.setItem('test.permission', this.permission)
      return this.permission
    }
    constructor(title, options) {
      Object.assign(this, { title, ...options })
      window.shown.push(this)
    }
    close() {}
  }
  Notification.permission = localStorage.getItem('test.permission') ?? 'default'
}`

interface Shown {
  readonly title: string
  readonly body: string
}

async function shownIn(context: BrowserContext): Promise<Shown[]> {
  const all = await Promise.all(
    context.pages().map((view) => view.evaluate<Shown[]>('window.shown.map(({ title, body }) => ({ title, body }))')),
  )
  return all.flat()
}

async function aPage() {
  const tenant = await api.tenant()
  const user = await aBrowserUser(page, tenant.organizationId)
  const view = await page.open('/settings', user)
  await view.context().addInitScript(recorder)
  await view.reload()
  const another = async (path: string) => {
    const opened = await view.context().newPage()
    opened.setDefaultTimeout(120_000)
    await opened.goto(`${api.url}${path}`)
    return opened
  }
  return { tenant, user, view, context: view.context(), another }
}

async function choose(view: Page, option: string): Promise<void> {
  await view.getByLabel('Notify me of').click()
  await view.getByRole('option', { name: option }).click()
}

describeInBrowser('notifications on the desktop', started, () => {
  it('tell of new messages once, not of those in view, and open them; the title counts what is unread', async () => {
    const { tenant, view, context, another } = await aPage()
    await choose(view, 'All new messages')
    await view.getByText('Notifications are on').first().waitFor()
    expect(await axeViolations(view)).toEqual([])
    const [second, third] = [await another('/contacts'), await another('/templates')]
    await third.getByRole('heading', { level: 1 }).waitFor()

    const first = await tenant.receiveMessage({ content: 'Do you have rye?' })
    await expect.poll(() => shownIn(context)).toMatchObject([{ body: 'Do you have rye?' }])
    await expect.poll(() => second.title()).toMatch(/^\(1\) /)
    const opener = (await Promise.all(context.pages().map((each) => each.evaluate('window.shown.length')))).indexOf(1)
    const leading = context.pages()[opener]!
    await leading.evaluate('window.shown[0].onclick()')
    await leading.getByRole('article').filter({ hasText: 'Do you have rye?' }).waitFor()
    await leading.bringToFront()
    await expect.poll(() => leading.evaluate('document.hasFocus()')).toBe(true)

    await tenant.receiveMessage({ content: 'Or wheat?', from: { phone_number: first.from ?? '' } })
    await leading.getByRole('article').filter({ hasText: 'Or wheat?' }).waitFor()
    await tenant.receiveMessage({ content: 'Hello from elsewhere' })
    await expect.poll(() => shownIn(context)).toHaveLength(2)
    expect((await shownIn(context)).map(({ body }) => body).toSorted()).toEqual([
      'Do you have rye?',
      'Hello from elsewhere',
    ])
  })

  it('concern only assigned conversations if the person wants it so, and are refused with a reason', async () => {
    const { tenant, user, view, context } = await aPage()
    const mine = await tenant.receiveMessage({ content: 'Mine, before' })
    const path = `/dashboard/v1/${tenant.account.phone_number_id}/conversations/${mine.conversation_id}`
    await user.send('PATCH', path, { body: { assigned_to: user.id } })
    await view.evaluate("localStorage.setItem('test.denied', 'yes')")
    await choose(view, 'Messages in conversations assigned to me')
    await view.getByRole('alert').getByText('The browser does not allow it.').waitFor()
    expect(await view.getByLabel('Notify me of').textContent()).toContain('Nothing')
    await view.evaluate("localStorage.removeItem('test.denied')")
    await choose(view, 'Messages in conversations assigned to me')
    await view.getByText('Notifications are on').first().waitFor()

    await tenant.receiveMessage({ content: 'Of nobody' })
    await tenant.receiveMessage({ content: 'Mine, after', from: { phone_number: mine.from ?? '' } })
    await expect.poll(() => shownIn(context)).toMatchObject([{ body: 'Mine, after' }])
  })

  it('tell of notes that mention the person, and of no message if the person wants it so', async () => {
    const { tenant, user, view, context } = await aPage()
    await choose(view, 'Only notes that mention me')
    await view.getByText('Notifications are on').first().waitFor()
    expect(await axeViolations(view)).toEqual([])
    const message = await tenant.receiveMessage({ content: 'Do you have rye?' })
    const params = { id: message.conversation_id }
    const write = (text: string) => send('createNote', tenant, { params, body: { text } })
    await write('Nobody is mentioned')
    const { body: later } = await write('To whom?')
    await write(`Ask <@${user.id}> first`)
    await expect.poll(() => shownIn(context)).toMatchObject([{ body: expect.stringMatching(/^Ask @.+ first$/) }])
    const changed = { params: { ...params, note_id: later.data.id }, body: { text: `To <@${user.id}>` } }
    await send('updateNote', tenant, changed)
    await expect.poll(() => shownIn(context)).toMatchObject([{}, { body: expect.stringMatching(/^To @/) }])
    await view.evaluate('window.shown[0].onclick()')
    await view
      .getByRole('article')
      .filter({ hasText: /^.*Ask @/s })
      .first()
      .waitFor()
  })
})
