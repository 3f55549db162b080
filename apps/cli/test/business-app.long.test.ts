import { startBrowser } from '@channel/test-kit/browser'
import { describeInBrowser } from '@channel/test-kit/page-checks'
import { afterAll, expect, it } from 'vitest'
import { commandBlocks } from './support/document-commands.ts'
import { slowly } from './support/newest-message.ts'
import { Terminal } from './support/terminal.ts'
import { useChannels } from './support/use-channels.ts'

const { browser, problem, close } = await startBrowser()
afterAll(close)
const { start, dataDirectory } = useChannels()

interface Shown {
  readonly content: string | null
  readonly source?: string
  readonly direction: string
}

describeInBrowser('docs/guides/business-app.md', { browser, problem }, () => {
  it('connects a number that is answered from its phone, and shows the same conversation on both sides', async () => {
    const { url, key, simulator } = await start().welcome
    const blocks = commandBlocks('guides/business-app.md').map(({ commands }) => commands)
    const [createLink = '', readImported = '', answer = '', ...others] = blocks
    expect(others).toEqual([])
    const env = { PATH: process.env.PATH, CHANNEL_DATA_DIR: dataDirectory(), BASE: url, KEY: key }
    await using terminal = new Terminal({ env })
    await terminal.paste('curl() { command curl -sS --fail-with-body -w "\\n" "$@"; }')

    const { data: link } = JSON.parse((await terminal.paste(createLink)).stdout)
    const context = await browser!.newContext()
    context.setDefaultTimeout(100_000)
    const page = await context.newPage()
    await page.goto(link.setup_url)
    const [dialog] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Continue with the provider' }).click(),
    ])
    await dialog.getByLabel('Keep using this number in the business app on a phone').check()
    await dialog.getByRole('button', { name: 'Finish' }).click()
    await page.getByRole('heading', { name: 'Your number is connected' }).waitFor()

    const imported = JSON.parse((await terminal.paste(readImported)).stdout.trim().split('\n').at(-1) ?? '')
    expect(imported.data).toHaveLength(8)
    expect(imported.data[0]).toMatchObject({ content: 'They are set aside for you.', imported: true })

    await page.goto(simulator ?? '')
    const number = await page.locator('#number option', { hasText: 'Corner Bakery' }).textContent()
    await page.getByLabel('Number of the business').selectOption(number)
    await page.getByRole('button', { name: 'Customer 0142' }).click()
    const write = async (text: string) => {
      await page.getByLabel('Text', { exact: true }).fill(text)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await page.getByRole('list', { name: 'Messages' }).getByText(text).waitFor()
    }
    await write('Thank you!')
    await page.getByLabel('Write as', { exact: true }).selectOption('the business, on its phone')
    await write('See you tomorrow.')

    const newest = async () => {
      const account = imported.data[0].channel_account.phone_number_id
      const headers = { Authorization: `Bearer ${key}` }
      const response = await fetch(`${url}/v1/${account}/messages?limit=10`, { headers })
      return ((await response.json()) as { data: Shown[] }).data
    }
    await expect.poll(async () => (await newest())[0]?.content, slowly).toBe('See you tomorrow.')
    await terminal.paste(answer)
    const texts = (await newest()).slice(0, 5).map(({ content, source }) => [content, source])
    expect(texts).toEqual([
      ['We open at eight.', 'api'],
      ['See you tomorrow.', 'business_app'],
      ['Thank you!', undefined],
      ['They are set aside for you.', 'business_app'],
      ['Two rye loaves for tomorrow, please.', undefined],
    ])
    await page.getByRole('list', { name: 'Messages' }).getByText('We open at eight.').waitFor()
    const shown = await page.locator('#messages .body').allTextContents()
    expect(shown.slice(-5).toReversed()).toEqual(texts.map(([content]) => content))
  })
})
