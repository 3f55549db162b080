import document from '@channel/contract/openapi.json' with { type: 'json' }
import { startBrowser } from '@channel/test-kit/browser'
import { describeInBrowser, expectAccessible, failOnPageErrors } from '@channel/test-kit/page-checks'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { startApi } from '../support/start-api.ts'

const api = await startApi()
const { browser, problem, close } = await startBrowser()
afterAll(close)

/** Console errors, and requests to other origins, fail the test. */
async function openPage(path: string, options: { colorScheme?: 'light' | 'dark'; width?: number } = {}): Promise<Page> {
  const { colorScheme = 'light', width = 1280 } = options
  const context = await browser!.newContext({ locale: 'en-US', colorScheme, viewport: { width, height: 800 } })
  failOnPageErrors(context, { urls: [api.url, 'data:', 'blob:'] })
  const page = await context.newPage()
  await page.goto(`${api.url}${path}`)
  return page
}

describeInBrowser('the documentation in a browser', { browser, problem }, () => {
  it.each([
    ['/docs', 'light', 1280],
    ['/docs', 'dark', 360],
    ['/docs/webhooks', 'light', 360],
    ['/docs/webhooks', 'dark', 1280],
    ['/docs/getting-started', 'light', 1280],
    ['/docs/error-codes', 'light', 1280],
    ['/docs/events', 'dark', 1280],
    ['/docs/search?q=webhook', 'dark', 360],
    ['/docs/search?q=webhook', 'light', 1280],
  ] as const)('%s is accessible and fits, %s, %i pixels wide', async (path, colorScheme, width) => {
    const page = await openPage(path, { colorScheme, width })
    await expectAccessible(page)
  })

  it('is searched from each page, also from the reference at 360 pixels', async () => {
    const page = await openPage('/docs/reference', { width: 360 })
    expect(await page.evaluate('document.querySelector("header").scrollWidth <= innerWidth')).toBe(true)
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('create a label')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Create a label', exact: true }).click()
    await page.getByRole('heading', { name: 'Create a label' }).first().waitFor({ timeout: 60_000 })
  })

  it('shows every tag of the contract, and an operation by its link', async () => {
    const page = await openPage('/docs/reference')
    await page.getByRole('link', { name: 'messages' }).first().waitFor({ timeout: 60_000 })
    for (const { name } of document.tags) await page.getByRole('link', { name }).first().waitFor()
    await page.goto(`${api.url}/docs/reference#tag/labels/POST/v1/labels`)
    await page.getByRole('heading', { name: 'Create a label' }).first().waitFor()
  })
})
