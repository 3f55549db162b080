import { axeViolations, describeInBrowser } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aDashboardUser } from '../support/dashboard.ts'
import { startSendingPage } from '../support/sending-page.ts'

const page = await startSendingPage()
const { api, started } = page

const fieldOf = (view: Page) => view.getByRole('textbox', { name: 'Write a message' })

/** A conversation whose contact has just written, and users of the organization. */
async function aConversation() {
  const tenant = await api.tenant()
  const { organizationId } = tenant
  const { conversation_id } = await tenant.receiveMessage()
  const person = async (name: string, role: 'member' | 'read_only') => {
    const user = await aDashboardUser(api, { organizationId, role })
    await user.send('PATCH', '/dashboard/profile', { body: { name } })
    return user
  }
  return { path: `/inbox/${conversation_id}`, person }
}

describeInBrowser('several people in a conversation', started, () => {
  it('see who else is there, who writes, and that someone has answered meanwhile', async () => {
    const { path, person } = await aConversation()
    const ana = await page.open(path, await person('Ana Silva', 'member'))
    await fieldOf(ana).waitFor()
    const bo = await page.open(path, await person('Bo Lind', 'member'))
    await bo.getByText('Ana Silva is viewing').waitFor()
    await ana.getByText('Bo Lind is viewing').waitFor()
    const reader = await page.open(path, await person('Cy Moss', 'read_only'))
    await reader.getByText('Ana Silva and Bo Lind are viewing').waitFor()
    await ana.getByText('Bo Lind and Cy Moss are viewing').waitFor()

    const calls: string[] = []
    ana.on('request', (request) => {
      if (request.url().endsWith('/dashboard/presence')) calls.push(request.postData() ?? '')
    })
    await fieldOf(ana).pressSequentially('We open at seven.')
    await bo.getByText('Ana Silva is writing a reply').waitFor()
    expect(calls.filter((body) => body.includes('writing')).length).toBeLessThanOrEqual(2)
    await fieldOf(bo).fill('At seven.')
    await ana.getByText('Bo Lind is writing a reply').waitFor()
    expect(await axeViolations(bo)).toEqual([])

    await ana.keyboard.press('Enter')
    await bo.getByText('Ana Silva has answered since you began to write: We open at seven.').waitFor()
    await bo.getByText('Ana Silva and Cy Moss are viewing').waitFor()
    expect(await axeViolations(bo)).toEqual([])
    expect(await ana.getByText('Ana Silva has answered').count()).toBe(0)
    // The thread and the list say who wrote it.
    for (const [view, name] of [
      [bo, 'Ana Silva'],
      [ana, 'You'],
    ] as const) {
      await view
        .getByRole('article', { name: `${name} wrote` })
        .getByText(name, { exact: true })
        .waitFor()
      await view.getByRole('link', { name: `${name}: We open at seven.` }).waitFor()
    }
    // It asks once before it sends.
    await fieldOf(bo).press('Enter')
    await bo.getByRole('button', { name: 'Send anyway' }).waitFor()
    expect(await fieldOf(bo).inputValue()).toBe('At seven.')
    expect(await axeViolations(bo)).toEqual([])
    await fieldOf(bo).press('Enter')
    await expect.poll(() => fieldOf(bo).inputValue()).toBe('')
    await bo.getByText('Ana Silva has answered').waitFor({ state: 'detached' })
    await ana.getByRole('article').filter({ hasText: 'At seven.' }).waitFor()

    await bo.getByRole('link', { name: 'Overview' }).click()
    await ana.getByText('Cy Moss is viewing').waitFor()
    await reader.close()
    await ana.getByText('is viewing').waitFor({ state: 'detached' })
  })
})
