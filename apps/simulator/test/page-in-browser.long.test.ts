import { startBrowser } from '@channel/test-kit/browser'
import { describeInBrowser, expectAccessible, failOnPageErrors } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { type Simulator, startSimulator } from '../src/index.ts'

const { browser, problem, close } = await startBrowser()
afterAll(close)

const number = '100000000000001'

async function aSimulator(): Promise<Simulator> {
  const simulator = await startSimulator()
  onTestFinished(() => simulator.stop())
  simulator.setNumber(number, { waba_id: '1', display_phone_number: '+12025550100', verified_name: 'Demo Bakery' })
  const messages = ['Good morning! Is there rye bread left for today?', 'Two loaves would be great.']
  simulator.introduce(number, {
    customers: [
      {
        from: '+12065550110',
        name: 'Ada Almeida',
        messages: messages.map((text, index) => ({ id: `a${index}`, text })),
      },
      { from: '+12065550111', name: 'Bruno Costa' },
    ],
  })
  return simulator
}

async function openPage(simulator: Simulator, options: { width?: number; colorScheme?: 'light' | 'dark' } = {}) {
  const { width = 1280, colorScheme = 'light' } = options
  const context = await browser!.newContext({ viewport: { width, height: 740 }, colorScheme })
  context.setDefaultTimeout(100_000)
  failOnPageErrors(context, { urls: [simulator.url, 'data:'] })
  const page = await context.newPage()
  await page.goto(simulator.url)
  return page
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const openConversation = (page: Page) => page.getByRole('heading', { name: 'Ada Almeida' }).waitFor()

/** On a phone, the forms beside the conversation are folded. */
async function unfold(page: Page): Promise<void> {
  const select = page.getByLabel('What happens')
  if (!(await select.isVisible())) await page.getByText('Make something happen').click()
}

async function makeHappen(page: Page, title: string, values: Readonly<Record<string, string>> = {}): Promise<void> {
  await unfold(page)
  await page.getByLabel('What happens').selectOption({ label: title })
  const form = page.locator('#happenings')
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByRole('button', { name: 'Do it' }).click()
}

describeInBrowser('the page of the simulator', { browser, problem }, () => {
  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('opens the latest conversation, and is accessible (%i px, %s)', async (width, colorScheme) => {
    const page = await openPage(await aSimulator(), { width, colorScheme })
    await openConversation(page)
    await expectAccessible(page)
  })

  it('shows the profile and the PIN of the business', async () => {
    const simulator = await aSimulator()
    const page = await openPage(simulator)
    await openConversation(page)
    await page.getByText('not set').waitFor()
    const send = (path: string, body: object) =>
      fetch(simulator.url + path, {
        method: 'POST',
        headers: { Authorization: 'Bearer t' },
        body: JSON.stringify(body),
      })
    const about = { about: 'Fresh bread', websites: ['https://example.com/'] }
    const file = await fetch(
      `${simulator.url}/${simulator.app.id}/uploads?file_length=${pixel.length}&file_type=image/png`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer t' },
      },
    )
    const { id } = (await file.json()) as { id: string }
    const headers = { Authorization: 'OAuth t', file_offset: '0' }
    const uploaded = await fetch(`${simulator.url}/${id}`, { method: 'POST', headers, body: pixel })
    const { h: profile_picture_handle } = (await uploaded.json()) as { h: string }
    const profile = { messaging_product: 'whatsapp', ...about, profile_picture_handle }
    expect((await send(`/${number}/whatsapp_business_profile`, profile)).status).toBe(200)
    expect((await send(`/${number}`, { pin: '482915' })).status).toBe(200)
    await page.getByText('Fresh bread').waitFor()
    await page.getByText('482915').waitFor()
    const picture = page.getByRole('img', { name: 'Profile of the business' })
    const width = () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)
    await expect.poll(width).toBe(1)
    await expectAccessible(page)
  })

  it('shows the composer on a phone without scrolling, and writes as the customer', async () => {
    const simulator = await aSimulator()
    const page = await openPage(simulator, { width: 360 })
    await openConversation(page)
    const send = page.getByRole('button', { name: 'Send' })
    const { y, height } = (await send.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(740)
    await page.locator('#composer').getByLabel('Text').fill('Hello!')
    await send.click()
    await page.getByRole('list', { name: 'Messages' }).getByText('Hello!').waitFor()
  })

  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('makes a group, and writes in it as a member (%i px, %s)', async (width, colorScheme) => {
    const simulator = await aSimulator()
    const page = await openPage(simulator, { width, colorScheme })
    await openConversation(page)
    await makeHappen(page, 'a group is made', {
      Subject: 'Order 4711',
      'Members 1': '+1 206 555 0110',
      'Members 2': '+1 206 555 0111',
    })
    await page.getByRole('heading', { name: 'Order 4711' }).waitFor()
    await page.getByLabel('Member', { exact: true }).selectOption('Bruno Costa')
    await page.locator('#composer').getByLabel('Text').fill('When is the cake ready?')
    await page.getByRole('button', { name: 'Send' }).click()
    const messages = page.getByRole('list', { name: 'Messages' })
    await messages.getByText('When is the cake ready?').waitFor()
    const [group] = (await (await fetch(`${simulator.url}/_control/numbers/${number}/groups`)).json()) as {
      id: string
    }[]
    const body = { messaging_product: 'whatsapp', recipient_type: 'group', to: group!.id, text: { body: 'At noon.' } }
    const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }
    await fetch(`${simulator.url}/v23.0/${number}/messages`, { method: 'POST', headers, body: JSON.stringify(body) })
    await messages.getByText('Ada Almeida: read · Bruno Costa: read').waitFor()
    await expectAccessible(page)
  })

  it('refuses what is no number while it is typed, and opens a customer by a number', async () => {
    const page = await openPage(await aSimulator())
    await openConversation(page)
    const field = page.getByLabel('Write as another customer')
    for (const nonsense of ['hello', '+49x', '12345678901234567', '0151 2345678']) {
      await field.fill(nonsense)
      expect(await page.locator('#new-id-problem').textContent(), nonsense).not.toBe('')
    }
    await field.fill('+49')
    expect(await page.locator('#new-id-problem').textContent()).toBe('')
    await field.press('Enter')
    expect(await page.locator('#new-id-problem').textContent()).toContain('Type a whole phone number')
    await field.fill('+1 206 555-0111')
    await field.press('Enter')
    await page.getByRole('heading', { name: '12065550111' }).waitFor()
    await page.keyboard.type('Is the shop open?')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Bruno Costa' }).waitFor()
  })

  it('answers a request for the number', async () => {
    const simulator = await aSimulator()
    simulator.receive(number, { from: 'DE.4711', name: 'Cleo', text: { body: 'Hi' } })
    const page = await openPage(simulator)
    await page.getByRole('button', { name: 'Cleo' }).click()
    await page.setViewportSize({ width: 360, height: 740 })
    const action = { name: 'request_contact_info' }
    const interactive = { type: 'request_contact_info', body: { text: 'Your number?' }, action }
    const body = { messaging_product: 'whatsapp', recipient: 'DE.4711', type: 'interactive', interactive }
    const headers = { Authorization: 'Bearer any', 'Content-Type': 'application/json' }
    await fetch(`${simulator.url}/v23.0/${number}/messages`, { method: 'POST', headers, body: JSON.stringify(body) })
    await page.getByRole('button', { name: 'Share my number' }).click()
    const field = page.getByLabel('Phone', { exact: true })
    await field.fill('0170 123')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('#composer-problem').getByText('Begin with the country code').waitFor()
    await expect.poll(() => field.evaluate('document.activeElement.id')).toContain('phone')
    await field.fill('+49 170 1234567')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('list', { name: 'Messages' }).getByText('+491701234567').waitFor()
    await page.locator('#facts').getByText('+491701234567').waitFor()
  })

  it.each([
    [1280, 'light'],
    [360, 'dark'],
  ] as const)('writes, edits and deletes as the business on its phone (%i px, %s)', async (width, colorScheme) => {
    const simulator = await aSimulator()
    simulator.setNumber(number, { in_business_app: true })
    const page = await openPage(simulator, { width, colorScheme })
    await openConversation(page)
    await page.getByLabel('Write as', { exact: true }).selectOption('the business, on its phone')
    await page.locator('#composer').getByLabel('Text').fill('Two are left.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const messages = page.getByRole('list', { name: 'Messages' })
    await messages.getByText('Two are left.').waitFor()
    await messages.getByText('Business, on its phone').waitFor()
    await expectAccessible(page)
    await makeHappen(page, 'the business edits a message', { Text: 'Three are left.' })
    await messages.getByText('Three are left.').waitFor()
    await makeHappen(page, 'the business deletes a message')
    await messages.getByText('Deleted', { exact: true }).waitFor()
    await makeHappen(page, 'the business edits a message')
    await page.getByRole('alert').getByText('Something is missing: Message.').waitFor()
    await makeHappen(page, 'the business shares its history')
    await page.getByText('Done: the business shares its history.').waitFor()
    await expectAccessible(page)
  })

  it('offers the error codes of the provider, by keyboard', async () => {
    const page = await openPage(await aSimulator())
    await openConversation(page)
    await page.getByLabel('What happens').focus()
    await page.keyboard.type('the next send is accepted')
    await page.keyboard.press('Tab')
    await page.keyboard.type('131047')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Done: the next send is accepted, and fails later.').waitFor()
    expect(await page.getByLabel('Code').inputValue()).toBe('131047 · Re-engagement message')
  })

  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('has an accessible form for everything that can happen (%i px, %s)', async (width, colorScheme) => {
    const simulator = await aSimulator()
    simulator.setNumber(number, { in_business_app: true })
    const page = await openPage(simulator, { width, colorScheme })
    await openConversation(page)
    await unfold(page)
    for (const label of ['Send', 'What happens']) {
      const select = page.getByLabel(label, { exact: true })
      const options = await select.locator('option').all()
      const names = await Promise.all(options.map(async (option) => (await option.getAttribute('value'))!))
      expect(names.length).toBeGreaterThan(15)
      for (const name of names) {
        await select.selectOption(name)
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(0)
        if (/order|flow|history|restrict|any/.test(name)) await expectAccessible(page)
      }
    }
  })
})
