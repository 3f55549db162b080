import axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import type { StartedBrowser } from './start-browser.ts'

/** Describes tests in a browser. They are skipped where none can be started; their title says why. */
export function describeInBrowser(
  title: string,
  { browser, problem }: Pick<StartedBrowser, 'browser' | 'problem'>,
  tests: () => void,
): void {
  describe.skipIf(browser === undefined)(`${title}${problem && ` (${problem})`}`, tests)
}

/** Expects that axe finds nothing on a page, and that it does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
}

/** What a test's pages may do. */
export interface AllowedOnPages {
  /** The start of each URL that they may request. */
  readonly urls: readonly string[]
  /** Errors of the console that the test causes on purpose. */
  readonly errors?: RegExp | undefined
}

/** Closes a browser context at the end of the test, which fails if a page had an error, a dialog or an unexpected request. */
export function failOnPageErrors(context: BrowserContext, allowed: AllowedOnPages): void {
  const errors: string[] = []
  context.on('console', (line) => {
    if (line.type() === 'error' && !allowed.errors?.test(line.text())) errors.push(line.text())
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('dialog', (dialog) => {
    errors.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (!allowed.urls.some((start) => request.url().startsWith(start))) errors.push(`it requested ${request.url()}`)
  })
  onTestFinished(async () => {
    await context.close()
    expect(errors).toEqual([])
  })
}

/** What axe finds on a page: the violations, a line for each element, and the ids of the rules that pass. */
export async function runAxe(page: Page): Promise<{ violations: string[]; passes: string[] }> {
  // Text that fades in has too little contrast.
  await page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished.then(() => undefined)),
  )`)
  await page.evaluate(axe.source)
  const { violations, passes } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return {
    violations: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    passes: passes.map(({ id }) => id),
  }
}

/** The violations that axe finds on a page, a line for each element. Those of a moment, such as while a message fades, do not count. */
export async function axeViolations(page: Page): Promise<string[]> {
  for (let runs = 1; ; runs++) {
    const { violations } = await runAxe(page)
    if (violations.length === 0 || runs === 3) return violations
  }
}
