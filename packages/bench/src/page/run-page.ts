import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startBrowser } from '@channel/test-kit/browser'
import type { Browser, Page } from 'playwright-core'
import { fixture } from '../database/fixture.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { serviceVariant } from '../http/variants.ts'
import { createUser, signIn } from '../live/sign-in.ts'
import { startServer } from '../processes/start-server.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { percentile } from '../statistics/percentile.ts'
import { measureInboxPage } from './measure-inbox-page.ts'
import { measureLogPage } from './measure-log-page.ts'
import { type Smoothness, startObserving } from './page-observer.ts'
import { seedInbox } from './seed-inbox.ts'

/**
 * Measures the built web page in Chromium: the inbox with 10,000 conversations and a thread of 10,000 messages, and the API
 * log at 500 calls per second.
 *
 * @param contacts those of the database; the largest account has more than half of them
 * @returns the table and the goals
 * @throws Error if no browser can be started here
 */
export async function runPage(
  bench: BenchDatabase,
  contacts: number,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  await buildPage()
  log('creating conversations and messages')
  await seedInbox(bench.client, contacts)
  await createUser(bench.url)
  const server = await startServer(serviceVariant(bench.url).program)
  const started = await startBrowser()
  try {
    if (started.browser === undefined) throw new Error(started.problem)
    const page = await openPage(started.browser, server.url)
    const inbox = await measureInboxPage(server.url, page, log)
    log('following the API log')
    const calls = await measureLogPage(bench.url, server.url, page)
    const rows: [string, Smoothness][] = [
      [`inbox: ${inbox.list.rows} conversations, while they are loaded`, inbox.list.loading],
      ['inbox: back, all loaded', inbox.list.loaded],
      [`inbox: ${inbox.thread.rows} rows of a thread, while they are loaded`, inbox.thread.loading],
      ['inbox: back through the thread, all loaded', inbox.thread.loaded],
      ['API log: 500 calls per second arrive', calls.following],
      ['API log: they arrive while older ones are scrolled', calls.reading],
    ]
    return {
      text: [
        `the web page in Chromium ${started.browser.version()}, 1440 × 900`,
        renderTable(
          ['', 'seconds', 'frames/s', 'longest frame, ms', 'tasks > 50 ms', 'longest', '> 50 ms of CPU', 'longest'],
          rows.map(([name, each]) => [name, ...describe(each)]),
        ),
        `the API log shows ${calls.shown} of ${calls.recorded} calls, p50 ${percentile(calls.waitsMs, 0.5)} ms, ` +
          `p99 ${percentile(calls.waitsMs, 0.99)} ms after the call`,
      ].join('\n'),
      goals: [
        ...rows.map(([name, { cpuTasksMs }]) => ({
          name: `${name}: tasks over 50 ms of CPU time`,
          measured: cpuTasksMs.length,
          bound: { atMost: 0 },
        })),
        {
          name: 'API log: share of the calls that are shown',
          measured: calls.shown / calls.recorded,
          bound: { atLeast: 1 },
        },
        {
          name: 'API log: pixels by which the list moves while it is read',
          measured: calls.movedPixels,
          bound: { atMost: 0 },
        },
      ],
    }
  } finally {
    await started.close()
    await server.stop()
  }
}

/** Builds the page if it has changed. */
async function buildPage(): Promise<void> {
  const entry = fileURLToPath(new URL('../../../../apps/dashboard/tools/main.ts', import.meta.url))
  const [code] = await once(fork(entry, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }), 'exit')
  if (code !== 0) throw new Error('the web page could not be built')
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const [name = '', value = ''] = (await signIn(url)).split('=')
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
  const page = await context.newPage()
  const account = [`channel.account.${fixture.organizationId}`, fixture.phoneNumberIds[0]]
  await page.addInitScript(`localStorage.setItem(${account.map((each) => JSON.stringify(each)).join()})`)
  await startObserving(page)
  return page
}

function describe({ elapsedMs, frames, longestFrameMs, longTasksMs, cpuTasksMs }: Smoothness): string[] {
  const longest = (times: readonly number[]) => (times.length === 0 ? '' : Math.max(...times).toFixed(0))
  return [
    (elapsedMs / 1_000).toFixed(0),
    (frames / (elapsedMs / 1_000)).toFixed(0),
    longestFrameMs.toFixed(0),
    String(longTasksMs.length),
    longest(longTasksMs),
    String(cpuTasksMs.length),
    longest(cpuTasksMs),
  ]
}
