import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { collectLog } from '@channel/logger/testing'
import { type StartedBrowser, startBrowser } from '@channel/test-kit/browser'
import { expectAccessible, failOnPageErrors } from '@channel/test-kit/page-checks'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { findPageDirectory } from '../../src/dashboard/page/find-page-directory.ts'
import { aDashboardUser, type DashboardUser } from './dashboard.ts'
import { type ApiOptions, startApi, type TestApi } from './start-api.ts'

/** An API that serves the web page, and a browser. */
export interface TestPage {
  readonly api: TestApi
  readonly started: StartedBrowser
  /**
   * Opens a page. Console errors, and requests to other origins, fail the test.
   *
   * @param user whose session the browser has; undefined for none
   */
  open(path: string, user?: DashboardUser, options?: BrowserOptions): Promise<Page>
}

export interface BrowserOptions {
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  /** Errors of the console that the test causes on purpose. */
  readonly expectedErrors?: RegExp
  /** The start of URLs elsewhere that the test visits. */
  readonly elsewhere?: string
}

/** Builds the page if it has changed, and starts an API that serves it, for the rest of the test file. */
export async function startPage(options: ApiOptions = {}): Promise<TestPage> {
  await buildPage()
  const pageDirectory = findPageDirectory(collectLog().log)
  const api = await startApi({ ...options, ...(pageDirectory && { pageDirectory }) })
  return { api, ...(await startBrowserFor(api)) }
}

/** Starts a browser for an API that serves the page, for the rest of the test file. */
export async function startBrowserFor(api: Pick<TestApi, 'url'>): Promise<Pick<TestPage, 'started' | 'open'>> {
  const started = await startBrowser()
  afterAll(started.close)
  return {
    started,
    async open(path, user, options = {}) {
      const context = await openContext(started, api, user, options)
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      await page.goto(`${api.url}${path}`)
      return page
    },
  }
}

/** Builds the page if it has changed. */
export async function buildPage(): Promise<void> {
  const entry = fileURLToPath(new URL('../../../dashboard/tools/main.ts', import.meta.url))
  const [code] = await once(fork(entry, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }), 'exit')
  expect(code).toBe(0)
}

async function openContext(
  { browser }: StartedBrowser,
  { url }: Pick<TestApi, 'url'>,
  user: DashboardUser | undefined,
  { colorScheme = 'light', width = 1280, height = 800, expectedErrors, elsewhere = url }: BrowserOptions,
): Promise<BrowserContext> {
  const context = await browser!.newContext({ locale: 'en-US', colorScheme, viewport: { width, height } })
  if (user !== undefined) {
    const [name = '', value = ''] = user.cookie.split('=')
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
  }
  failOnPageErrors(context, { urls: [url, elsewhere, 'data:', 'blob:'], errors: expectedErrors })
  return context
}

/** Keeps a picture of a page in `dist/screenshots`, to look at. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = new URL('../../../../dist/screenshots/', import.meta.url)
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)), fullPage: true })
}

/** Expects that a page is accessible, and keeps a picture of it. */
export async function expectSound(page: Page, name: string): Promise<void> {
  await takePicture(page, name)
  await expectAccessible(page)
}

/** Waits until nothing is loading. */
export async function settle(page: Page): Promise<void> {
  // Not of the level 1: a dialog hides that of its page, and a phone that of the list beside a conversation.
  await page.getByRole('heading').first().waitFor()
  await expect.poll(() => page.locator('.animate-pulse:not([aria-hidden=true] *)').count()).toBeLessThanOrEqual(1)
}

/** The name of the element that has the focus: its label, its text, or its tag. */
export function focusedName(page: Page): Promise<string> {
  const name = 'element.ariaLabel || element.labels?.[0]?.textContent || element.textContent || element.tagName'
  return page.evaluate(`(({ activeElement: element }) => ${name})(document)`)
}

/** Presses a key until the focus is on what has this name, as someone without a mouse does. */
export async function moveFocus(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    const focused = await focusedName(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    passed.push(focused)
  }
  throw new Error(`${key} does not lead to ${name}, but to: ${passed.join(', ')}`)
}

/** Opens the page as a new owner of an organization. */
export function aBrowserUser(page: TestPage, organizationId?: string): Promise<DashboardUser> {
  return aDashboardUser(page.api, organizationId === undefined ? {} : { organizationId })
}
