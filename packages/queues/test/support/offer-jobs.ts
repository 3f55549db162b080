import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { OfferedJobs } from './offered-jobs.ts'

/** Jobs that are enqueued at a rate until the offer is stopped. */
interface Offer {
  readonly jobs: OfferedJobs
  /** Jobs a second. May be changed. */
  rate: number
  /** The number of jobs whose commit was confirmed. */
  readonly enqueued: number
  stop(): Promise<void>
}

const tickMs = 50
const retryMs = 200
/** Max jobs of a transaction. */
const maxBatch = 128

/** Enqueues jobs by elapsed time, so that what could not be enqueued during an outage follows. */
export function offerJobs(jobs: OfferedJobs, rate: number): Offer {
  const offer = { jobs, rate, enqueued: 0, stop }
  let isOver = false
  const producing = produce()
  onTestFinished(stop)
  return offer

  async function produce(): Promise<void> {
    let due = 0
    let lastMs = performance.now()
    while (!isOver) {
      const nowMs = performance.now()
      due += ((nowMs - lastMs) / 1_000) * offer.rate
      lastMs = nowMs
      const count = Math.min(maxBatch, Math.floor(due))
      try {
        if (count > 0) await jobs.enqueue(count)
        offer.enqueued += count
        due -= count
        await delay(tickMs)
      } catch {
        // The database is unavailable.
        await delay(retryMs)
      }
    }
  }

  async function stop(): Promise<void> {
    isOver = true
    await producing
  }
}

const sampleMs = 1_000

/** Jobs completed per second, a sample each second, for as long as `work` takes. */
export async function sampleRates(jobs: OfferedJobs, work: Promise<unknown>): Promise<number[]> {
  const rates: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  let last = { completed: jobs.completed(), atMs: performance.now() }
  while (!isOver) {
    await delay(sampleMs)
    const now = { completed: jobs.completed(), atMs: performance.now() }
    rates.push(((now.completed - last.completed) / (now.atMs - last.atMs)) * 1_000)
    last = now
  }
  await over
  return rates
}
