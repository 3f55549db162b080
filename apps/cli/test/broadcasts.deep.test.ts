import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createChannel } from '@channel/client'
import { type Page, startBrowser } from '@channel/test-kit/browser'
import { describeInBrowser, failOnPageErrors } from '@channel/test-kit/page-checks'
import { afterAll, expect, it } from 'vitest'
import { root } from '../../../scripts/command/paths.ts'
import { slowly } from './support/newest-message.ts'
import { descendantNaming } from './support/processes.ts'
import { useChannels } from './support/use-channels.ts'

const { browser, problem, close } = await startBrowser()
afterAll(close)
const { start } = useChannels(afterAll)

const account = '106540352242922'
const numbers = Array.from({ length: 1_000 }, (_, index) => `+49${1_520_000_000 + index}`)
const statuses = ['pending', 'queued', 'sent', 'delivered', 'read', 'failed', 'skipped'] as const
/** The leases of a killed worker end after a minute. */
const patiently = { interval: 1_000, timeout: 240_000 }

/** The counts that the page shows, in the order of the statuses. */
async function shownCounts(view: Page): Promise<number[]> {
  const values = await view.locator('dl[aria-label="Recipients by status"] dd').allTextContents()
  return values.map((value) => Number(value.replaceAll(',', '')))
}

describeInBrowser('a broadcast from the dashboard alone', { browser, problem }, () => {
  it('reaches 1,000 recipients once each, while it is paused and resumed and the worker is killed', async () => {
    const service = start()
    const { url, key = '', simulator = '' } = await service.welcome
    const channel = createChannel({ apiKey: key, baseUrl: url })
    const [, email = '', password = ''] = /Email +(\S+)\n +Password +(\S+)/.exec(service.printed()) ?? []
    const behavior = { statuses: ['sent', 'delivered'], pace_ms: 50 }
    const headers = { 'Content-Type': 'application/json' }
    await fetch(`${simulator}/_control/behavior`, { method: 'PUT', headers, body: JSON.stringify(behavior) })
    const context = await browser!.newContext({ locale: 'en-US' })
    context.setDefaultTimeout(60_000)
    failOnPageErrors(context, { urls: [url, 'data:', 'blob:'], errors: /status of 401/ })
    const view = await context.newPage()
    const killWorker = async () => process.kill(await descendantNaming(service.child.pid!, 'apps/worker/'), 'SIGKILL')

    await view.goto(`${url}/broadcasts`)
    await view.getByLabel('Email').fill(email)
    await view.getByLabel('Password', { exact: true }).fill(password)
    await view.keyboard.press('Enter')
    await view.getByRole('link', { name: 'New broadcast' }).first().click()
    await view.getByLabel('Name').fill('Bread for all')
    await view.getByRole('button', { name: 'Choose a template' }).click()
    await view
      .getByRole('dialog')
      .getByRole('button', { name: /^order_confirmation *American English/ })
      .click()
    await view.getByRole('group', { name: 'Recipients' }).getByText('CSV file').click()
    // Every tenth is there twice.
    const rows = [...numbers, ...numbers.filter((_, index) => index % 10 === 0)]
    const csv = ['phone,1,2', ...rows.map((number, index) => `${number},Customer ${index},${4_000 + index}`)].join('\n')
    const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await view.getByLabel('File', { exact: true }).setInputFiles(file)
    await view.getByText('1,100 recipients can be used').waitFor()
    await view.getByLabel('Variable 3', { exact: true }).fill('8:30')
    await view.getByLabel('Messages per second').fill('40')
    await view.getByRole('button', { name: 'Continue' }).click()
    await view.getByText('100 duplicates were not added.').waitFor()
    await view.getByRole('button', { name: 'Send' }).click()
    await view.getByText('Send “Bread for all” to 1,000 recipients?').waitFor()
    await view.getByRole('dialog').getByRole('button', { name: 'Send' }).click()

    const [broadcast] = (await channel.broadcasts.list(account).page()).data
    const counts = async () => (await channel.broadcasts.get(account, broadcast?.id ?? '')).data.counts
    const delivered = async () => (await shownCounts(view))[3] ?? 0
    await expect.poll(delivered, patiently).toBeGreaterThan(100)
    await view.getByRole('button', { name: 'Pause' }).click()
    await view.getByText('A user of your organization, or a program with your API key, paused it.').waitFor()
    await expect.poll(async () => (await counts()).queued, patiently).toBe(0)
    const { pending } = await counts()
    expect(pending).toBeGreaterThan(100)
    await killWorker()
    await view.getByRole('button', { name: 'Resume' }).click()
    await expect.poll(delivered, patiently).toBeGreaterThan(1_000 - pending + 100)
    await mkdir(join(root, 'dist/screenshots'), { recursive: true })
    await view.screenshot({ path: join(root, 'dist/screenshots/broadcast-running.png'), fullPage: true })
    await killWorker()
    await expect
      .poll(async () => (await channel.broadcasts.get(account, broadcast?.id ?? '')).data.status, patiently)
      .toBe('completed')

    const sent = async () => {
      const response = await fetch(`${simulator}/_control/sent`)
      const all = (await response.json()) as { type: string; to: string }[]
      return all.filter(({ type }) => type === 'template').map(({ to }) => `+${to.replace(/^\+/, '')}`)
    }
    // What the killed worker held is sent when its leases end. A message whose call had just begun is never sent again, so that nobody
    // gets it twice: at most what one instant between recording a call and making it can hold.
    const settled = async () => {
      const { delivered, queued } = await counts()
      const reached = new Set(await sent()).size
      return delivered === reached && queued === numbers.length - reached && queued < 20
    }
    await expect.poll(settled, patiently).toBe(true)
    const recipients = await sent()
    expect(recipients.toSorted()).toEqual([...new Set(recipients)].toSorted())
    expect(numbers).toEqual(expect.arrayContaining(recipients))
    const byApi = await counts()
    expect(byApi).toMatchObject({ total: 1_000, pending: 0, failed: 0, skipped: 0, duplicates: 100 })
    await expect.poll(() => shownCounts(view), slowly).toEqual(statuses.map((status) => byApi[status]))
    await view.getByText('Completed').first().waitFor()
    await view.screenshot({ path: join(root, 'dist/screenshots/broadcast-completed.png'), fullPage: true })
  })
})
