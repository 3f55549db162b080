import { setTimeout as delay } from 'node:timers/promises'
import { openApiLog } from '@channel/core/mechanisms/api-log'
import { openDatabase } from '@channel/db'
import type { Page } from 'playwright-core'
import { recordCalls } from '../live/record-calls.ts'
import { observeDuring, type Smoothness } from './page-observer.ts'
import { scrollThrough } from './scroll-through.ts'

/** How the page of the API log follows calls. */
export interface LogPageTimes {
  readonly recorded: number
  readonly shown: number
  /** From a call to the frame that shows it, in milliseconds. */
  readonly waitsMs: readonly number[]
  readonly following: Smoothness
  /** While older calls are read, and new ones arrive. */
  readonly reading: Smoothness
  /** The pixels by which the list has moved without a scroll. */
  readonly movedPixels: number
}

const followedSeconds = 10
const readSeconds = 6

// Runs in the page. The first row is the newest call, whose path ends with its number.
const watchNewest = `
  globalThis.newest = []
  const read = () => {
    const text = document.querySelector('tbody tr[aria-rowindex="2"] button')?.textContent ?? ''
    return Number(/\\/v1\\/labels\\/(\\d+)/.exec(text)?.[1] ?? -1)
  }
  let last = read()
  const onFrame = () => {
    const number = read()
    if (number > last) newest.push([number, Date.now()])
    last = Math.max(last, number)
    requestAnimationFrame(onFrame)
  }
  onFrame()
`
const rowCount =
  'Number(document.querySelector("table").ariaRowCount ?? document.querySelector("table").getAttribute("aria-rowcount")) - 1'
const scrollTop = 'document.querySelector("section:has(> table)").scrollTop'

/** Opens the log, and records 500 calls per second: first while its top is shown, then while it is scrolled. */
export async function measureLogPage(databaseUrl: string, baseUrl: string, page: Page): Promise<LogPageTimes> {
  const database = openDatabase({ url: databaseUrl, poolSize: 2 })
  const apiLog = openApiLog(database)
  try {
    await page.goto(`${baseUrl}/api-log`)
    // Without a call the page shows no table.
    await recordCalls(apiLog, 0.1, () => undefined)
    await page.locator('tbody tr[aria-rowindex]').first().waitFor()
    await delay(3_000)
    const before = (await page.evaluate(rowCount)) as number
    await page.evaluate(watchNewest)
    const atMs: number[] = []
    let recorded = 0
    const record = async (seconds: number, onCall: (atMs: number) => void) => {
      recorded += await recordCalls(apiLog, seconds, (_number, _requestId, ms) => onCall(ms))
    }
    const following = await observeDuring(page, async () => {
      await record(followedSeconds, (ms) => void atMs.push(ms))
      await delay(3_000)
    })
    const newest = (await page.evaluate('newest')) as [number, number][]
    let movedPixels = 0
    const reading = await observeDuring(page, async () => {
      const recording = record(readSeconds, () => undefined)
      await scrollThrough(page, 'section:has(> table)', 1_000, (step) => step === 30)
      const top = (await page.evaluate(scrollTop)) as number
      await delay(2_000)
      movedPixels = Math.abs(((await page.evaluate(scrollTop)) as number) - top)
      await recording
      await delay(3_000)
      await page.getByRole('button', { name: /new calls/ }).click()
      await delay(1_000)
    })
    const shown = ((await page.evaluate(rowCount)) as number) - before
    return { recorded, shown, waitsMs: waitsOf(atMs, newest), following, reading, movedPixels }
  } finally {
    await apiLog.close()
    await database.close()
  }
}

/** A call is shown with the first newer one, or by itself. */
function waitsOf(atMs: readonly number[], newest: readonly (readonly [number: number, shownAtMs: number])[]): number[] {
  const waits: number[] = []
  for (const [number, shownAtMs] of newest) {
    while (waits.length <= number && waits.length < atMs.length) waits.push(shownAtMs - (atMs[waits.length] as number))
  }
  return waits
}
