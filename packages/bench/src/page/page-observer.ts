import type { Page } from 'playwright-core'
import { traceTasks } from './trace-tasks.ts'

/** What a browser could not do in time. */
export interface Smoothness {
  /** The durations of tasks that took more than 50 ms by the clock, in milliseconds. */
  readonly longTasksMs: readonly number[]
  /** The CPU times of tasks that needed more than 50 ms of it. */
  readonly cpuTasksMs: readonly number[]
  readonly frames: number
  /** The longest time between two frames, in milliseconds. */
  readonly longestFrameMs: number
  readonly elapsedMs: number
}

// Runs in the page, whose types this program does not have.
const observe = `
  const observed = { longTasksMs: [], frames: 0, longestFrameMs: 0 }
  globalThis.observed = observed
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.longTasksMs.push(duration)
  }).observe({ type: 'longtask' })
  let lastMs
  const onFrame = (nowMs) => {
    observed.frames++
    if (lastMs !== undefined) observed.longestFrameMs = Math.max(observed.longestFrameMs, nowMs - lastMs)
    lastMs = nowMs
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
`

/** Starts observing every document that the page opens from now on. */
export async function startObserving(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

/** Runs work in the page, and observes only that. */
export async function observeDuring(page: Page, work: () => Promise<unknown>): Promise<Smoothness> {
  const startedMs = performance.now()
  await page.evaluate('Object.assign(observed, { longTasksMs: [], frames: 0, longestFrameMs: 0 })')
  const cpuTasksMs = await traceTasks(page, work)
  const elapsedMs = performance.now() - startedMs
  // Entries are delivered after their task.
  await page.waitForTimeout(200)
  const observed = (await page.evaluate('observed')) as Omit<Smoothness, 'cpuTasksMs' | 'elapsedMs'>
  return { ...observed, cpuTasksMs, elapsedMs }
}
