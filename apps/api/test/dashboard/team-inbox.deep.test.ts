import { describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { newPhoneNumber } from '../support/phone-numbers.ts'
import { startSendingPage } from '../support/sending-page.ts'

// An hour of two people in one inbox, condensed: Ana uses only the keyboard, Bo only the mouse. TEAM_INBOX_MINUTES=60 takes the hour.

const page = await startSendingPage()
const { api, started } = page

const minRounds = 6
const minMs = Number(process.env.TEAM_INBOX_MINUTES ?? 0) * 60_000
vi.setConfig({ testTimeout: minMs + 1_800_000 })
const contactCount = 5

const fieldOf = (view: Page) => view.getByRole('textbox', { name: 'Write a message' })
const messageOf = (view: Page, content: string) => view.getByRole('article').filter({ hasText: content })
const rowsOf = (view: Page) =>
  view.evaluate<string[]>(
    `[...document.querySelectorAll('[data-conversation]')].map((row) => row.dataset.conversation)`,
  )

/** The nodes that the page holds, also those that are not shown any more. */
async function nodesOf(view: Page): Promise<number> {
  const session = await view.context().newCDPSession(view)
  await session.send('HeapProfiler.collectGarbage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return nodes
}

describeInBrowser('two people in one inbox', started, () => {
  it('see the same, are warned, answer nothing twice, and lose neither focus nor memory', async () => {
    const tenant = await api.tenant()
    const { organizationId, account } = tenant
    const { phone_number_id } = account
    const contacts = Array.from({ length: contactCount }, () => ({ phone_number: newPhoneNumber() }))
    const conversations: string[] = []
    const write = async (contact: number, content: string) => {
      const { conversation_id } = await tenant.receiveMessage({ from: contacts[contact]!, content })
      conversations[contact] = conversation_id
    }
    const person = async (name: string) => {
      const user = await aDashboardUser(api, { organizationId, role: 'member' })
      await user.send('PATCH', '/dashboard/profile', { body: { name } })
      return page.open('/inbox', user, { expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/, width: 1440 })
    }
    for (let contact = 0; contact < contactCount; contact += 1) await write(contact, `Hello from ${contact}`)
    const [ana, bo] = [await person('Ana Silva'), await person('Bo Lind')]
    for (const view of [ana, bo]) await expect.poll(() => rowsOf(view)).toHaveLength(contactCount)

    const answered: string[] = []
    const hasFocus = () => expect.poll(() => ana.evaluate('document.activeElement !== document.body')).toBe(true)
    const openByKeys = async (contact: number) => {
      const wanted = conversations[contact]!
      const openId = () => ana.evaluate<string>(`location.pathname.split('/').at(-1)`)
      // The list may change before the key arrives, which then leads elsewhere, or nowhere at an end of the list.
      const step = async () => {
        const open = await openId()
        if (open === wanted) return open
        const rows = await rowsOf(ana)
        await ana.keyboard.press(rows.indexOf(open) < rows.indexOf(wanted) ? 'j' : 'k')
        await hasFocus()
        return openId()
      }
      await expect.poll(step).toBe(wanted)
    }
    const anaAnswers = async (contact: number, content: string) => {
      await openByKeys(contact)
      await fieldOf(ana).waitFor()
      await ana.keyboard.press('r')
      await expect.poll(() => ana.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
      await ana.keyboard.type(content)
      await ana.keyboard.press('Enter')
      await messageOf(ana, content).waitFor()
      await expect.poll(() => fieldOf(ana).inputValue()).toBe('')
      answered.push(content)
      await hasFocus()
      await ana.keyboard.press('Escape')
      if ((await ana.getByText(/^Reply to/).count()) > 0) await ana.keyboard.press('Escape')
      await expect.poll(() => ana.evaluate('document.activeElement.tagName')).toBe('ARTICLE')
    }
    const boOpens = async (contact: number) => {
      await bo.locator(`[data-conversation="${conversations[contact]}"]`).click()
      await fieldOf(bo).waitFor()
    }
    const boAnswers = async (contact: number, content: string) => {
      await boOpens(contact)
      await fieldOf(bo).fill(content)
      await bo.getByRole('button', { name: 'Send', exact: true }).click()
      await messageOf(bo, content).waitFor()
      await expect.poll(() => fieldOf(bo).inputValue()).toBe('')
      answered.push(content)
    }

    let before: readonly number[] = []
    const startedAt = performance.now()
    for (let round = 1; round <= minRounds || performance.now() - startedAt < minMs; round += 1) {
      for (let contact = 0; contact < contactCount; contact += 1) await write(contact, `Question ${round}.${contact}`)
      await anaAnswers(0, `Ana ${round}.0`)
      await boAnswers(1, `Bo ${round}.1`)

      // Both are in the same conversation, and Bo is faster.
      await openByKeys(2)
      await fieldOf(ana).waitFor()
      await ana.keyboard.press('r')
      await ana.keyboard.type('I am still wri')
      await boOpens(2)
      await bo.getByText('Ana Silva is writing a reply').waitFor()
      await boAnswers(2, `Bo ${round}.2`)
      await ana.getByText(`Bo Lind has answered since you began to write: Bo ${round}.2`).waitFor()
      await ana.keyboard.press('Control+a')
      await ana.keyboard.press('Delete')
      await ana.getByText('Bo Lind has answered').waitFor({ state: 'detached' })
      await ana.keyboard.press('Escape')

      await anaAnswers(3, `Ana ${round}.3`)
      await ana.keyboard.press('m')
      await ana.getByRole('button', { name: 'Unassign' }).waitFor()
      await hasFocus()

      // Bo loses the connection, and does not miss anything.
      await bo.context().setOffline(true)
      await anaAnswers(4, `Ana ${round}.4`)
      await write(1, `While offline ${round}`)
      await bo.context().setOffline(false)
      await boOpens(4)
      await messageOf(bo, `Ana ${round}.4`).waitFor()
      await boOpens(1)
      await messageOf(bo, `While offline ${round}`).waitFor()
      if (round === 2) before = [await nodesOf(ana), await nodesOf(bo)]
    }

    await expect.poll(async () => (await rowsOf(ana)).join() === (await rowsOf(bo)).join()).toBe(true)
    for (let contact = 0; contact < contactCount; contact += 1) {
      await openByKeys(contact)
      await boOpens(contact)
      // Names of senders differ: each user is shown as “You” to themselves.
      const newest = (view: Page) =>
        view.evaluate<string>(
          `[...document.querySelectorAll('article[data-message]')].map(({ dataset }) => dataset.message).slice(-5).join()`,
        )
      await expect.poll(async () => (await newest(ana)) === (await newest(bo))).toBe(true)
    }
    const sent = () => api.simulator.sent().filter((each) => each.phone_number_id === phone_number_id)
    await expect.poll(() => sent().length).toBe(answered.length)
    const bodies = sent().map(({ content }) => (content as { text: { body: string } }).text.body)
    expect(bodies.toSorted()).toEqual(answered.toSorted())
    const after = [await nodesOf(ana), await nodesOf(bo)]
    for (const [index, nodes] of after.entries()) expect(nodes).toBeLessThan(2 * (before[index] ?? 0))
  })
})
