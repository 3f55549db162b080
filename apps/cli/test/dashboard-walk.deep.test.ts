import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Page, startBrowser } from '@channel/test-kit/browser'
import { describeInBrowser, failOnPageErrors } from '@channel/test-kit/page-checks'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { channelEntry } from './support/run-channel.ts'
import { useChannels } from './support/use-channels.ts'

const { browser, problem, close } = await startBrowser()
afterAll(close)
const { start, dataDirectory } = useChannels(afterAll)

/** Prints events in a process of its own. */
function listen(url: string) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [channelEntry, 'listen'], {
    env: { PATH, NODE_COMPILE_CACHE, CHANNEL_DATA_DIR: dataDirectory(), CHANNEL_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  onTestFinished(async () => {
    child.kill('SIGINT')
    await once(child, 'exit')
  })
  return { hears: (words: RegExp) => expect.poll(() => printed, { timeout: 180_000 }).toMatch(words) }
}

/** As the field of a time takes it, in full minutes. */
function inMinutes(view: Page, minutes: number): Promise<string> {
  return view.evaluate<string>(
    `new Date(Date.now() + ${minutes} * 60000 - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 16)`,
  )
}

describeInBrowser('docs/tour.md, the dashboard', { browser, problem }, () => {
  it('writes a template, schedules it, takes another message back, and prints the events', async () => {
    const channel = start()
    const { url, simulator = '' } = await channel.welcome
    const [, email = '', password = ''] = /Email +(\S+)\n +Password +(\S+)/.exec(channel.printed()) ?? []
    const context = await browser!.newContext({ locale: 'en-US' })
    context.setDefaultTimeout(60_000)
    failOnPageErrors(context, { urls: [url, simulator, 'data:', 'blob:'], errors: /status of 401/ })
    const listener = listen(url)
    await listener.hears(/Listening for events/)

    const provider = await context.newPage()
    await provider.goto(simulator)
    await provider.getByLabel('New and edited templates are approved').setChecked(true)

    const view = await context.newPage()
    await view.goto(`${url}/templates`)
    await view.getByLabel('Email').fill(email)
    await view.getByLabel('Password', { exact: true }).fill(password)
    await view.keyboard.press('Enter')
    await view.getByRole('link', { name: 'New template' }).click()
    await view.getByLabel('Name').fill('bread_is_ready')
    await view.getByLabel('Text', { exact: true }).fill('Dear {{1}}, your bread is ready.')
    await view.getByLabel('Sample of 1').fill('Ana')
    await view.getByRole('button', { name: 'Send for review' }).click()
    await view.getByRole('dialog').getByText('Approved').first().waitFor()
    await listener.hears(/template\.created .*pending .*your bread is ready/)
    await listener.hears(/template\.updated .*approved .*your bread is ready/)

    await view.goto(`${url}/inbox`)
    await view.locator('[data-conversation]').first().click()
    await view.getByRole('button', { name: 'Send a template' }).click()
    const dialog = view.getByRole('dialog')
    await dialog.getByRole('button', { name: /^bread_is_ready/ }).click()
    await dialog.getByLabel('Variable 1').fill('Ada')
    await dialog.getByRole('button', { name: 'Send later' }).click()
    await dialog.getByLabel('Send at').fill(await inMinutes(view, 2))
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await view.getByText('1 scheduled message', { exact: true }).waitFor()

    await view.getByRole('textbox', { name: 'Write a message' }).fill('We close at six.')
    await view.getByRole('button', { name: 'Send later' }).click()
    await view.getByLabel('Send at').fill(await inMinutes(view, 60))
    await view.getByRole('button', { name: 'Schedule' }).click()
    await view.getByText('2 scheduled messages').click()
    await view.getByRole('button', { name: 'Do not send: We close at six.' }).click()
    await dialog.getByRole('button', { name: 'Do not send' }).click()
    await listener.hears(/message\.failed .*We close at six/)

    await view.goto(`${url}/accounts/106540352242922`)
    await view.getByLabel('About', { exact: true }).fill('Rye bread every day')
    await view
      .locator('form', { has: view.getByLabel('About', { exact: true }) })
      .getByRole('button', { name: 'Save' })
      .click()
    await provider.getByText('Rye bread every day').waitFor()

    // The service sends the template, and the customer gets it.
    await listener.hears(/message\.delivered .*your bread is ready/)
    await provider.reload()
    await provider.locator('#messages').getByText('Template bread_is_ready (en_US): Ada').waitFor()
    expect(await provider.getByText('We close at six.').count()).toBe(0)
  })
})
