import { axeViolations, describeInBrowser, expectAccessible } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { aBrowserUser, moveFocus, settle, startPage, takePicture } from '../support/dashboard-page.ts'

const page = await startPage()
const { api, started } = page

/** Messages of two numbers, among them one far back in its conversation. */
async function someMessages() {
  const tenant = await api.tenant()
  const { phone_number_id } = await tenant.addAccount()
  const from = { phone_number: '+4915112345678', name: 'Ana Souza' }
  const invoice = await tenant.receiveMessage({
    from,
    content: 'Please send me the invoice 4711 again, and the Überraschung.',
  })
  for (let count = 0; count < 40; count += 1) await tenant.receiveMessage({ from, content: `Message ${count}` })
  await tenant.receiveMessage({ phone_number_id, content: 'Invoices for 4712, please' })
  return { invoice, user: await aBrowserUser(page, tenant.organizationId) }
}

const field = (view: Page) => view.getByRole('searchbox', { name: 'Text of messages' })

describeInBrowser('the search in a browser', started, () => {
  it.each([
    [1440, 'light'],
    [1440, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('finds messages of all numbers, and leads to one (%i px, %s)', async (width, colorScheme) => {
    const { invoice, user } = await someMessages()
    const view = await page.open('/search', user, { width, colorScheme })
    await view.getByText('Search in all messages').waitFor()
    expect(await axeViolations(view)).toEqual([])
    await field(view).fill('invo')
    const results = view.getByRole('list', { name: 'Messages' })
    await expect.poll(() => results.getByRole('listitem').count()).toBe(2)
    expect(await results.locator('mark').allTextContents()).toEqual(['Invoices', 'invoice'])
    await settle(view)
    await takePicture(view, `search-${width}-${colorScheme}`)
    await expectAccessible(view)

    await field(view).fill('invoice 4711')
    await expect.poll(() => results.getByRole('listitem').count()).toBe(1)
    await results.getByRole('link').click()
    await view.locator(`[data-message="${invoice.id}"]`).getByText('invoice 4711').waitFor()
    await expect.poll(() => new URL(view.url()).pathname).toBe(`/inbox/${invoice.conversation_id}`)
    await view.context().close()
  })

  it('works by keyboard, says when nothing is found, and keeps the search in the address', async () => {
    const { user } = await someMessages()
    const view = await page.open('/search?search=message', user)
    const results = view.getByRole('list', { name: 'Messages' })
    await expect.poll(() => results.getByRole('listitem').count()).toBe(25)
    await field(view).focus()
    await moveFocus(view, /^From/)
    await view.keyboard.press('ArrowDown')
    await view.keyboard.press('Enter')
    await view.getByRole('article').getByText('Message 38').waitFor()
    await view.goBack()
    expect(await field(view).inputValue()).toBe('message')
    await view.getByRole('button', { name: 'Load more' }).click()
    await expect.poll(() => results.getByRole('listitem').count()).toBe(40)
    await field(view).fill('nowhere')
    await view.getByText('No message has these words').waitFor()
    await takePicture(view, 'search-none')
    expect(await axeViolations(view)).toEqual([])
    await view.context().close()
  })
})
