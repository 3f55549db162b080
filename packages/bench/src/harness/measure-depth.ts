import { setTimeout as delay } from 'node:timers/promises'

/** A queue whose worker is running. */
interface Queue {
  enqueue(count: number): Promise<void>
  /** The number of jobs that are not completed. */
  countWaiting(): Promise<number>
}

// As the harness: `--producer-mode depth-target --target-depth 4000`, and its producers' default batch.
const targetDepth = 4_000
const maxBatch = 128
const pauseMs = 10
/** Before the first sample. */
const warmUpSamples = 6

/**
 * Keeps 4,000 jobs waiting.
 *
 * @param samples how many samples to take
 * @param seconds the duration of each
 * @returns completed jobs a second, of each sample
 */
export async function measureDepth(queue: Queue, samples: number, seconds: number): Promise<number[]> {
  let enqueued = 0
  let isOver = false
  async function produce(): Promise<void> {
    while (!isOver) {
      let missing = targetDepth - (await queue.countWaiting())
      for (; missing > 0 && !isOver; missing -= maxBatch) {
        const count = Math.min(maxBatch, missing)
        await queue.enqueue(count)
        enqueued += count
      }
      await delay(pauseMs)
    }
  }
  async function sample(): Promise<number[]> {
    const rates: number[] = []
    let last = { completed: 0, atMs: performance.now() }
    while (rates.length < warmUpSamples + samples && !isOver) {
      await delay(seconds * 1_000)
      const now = { completed: enqueued - (await queue.countWaiting()), atMs: performance.now() }
      rates.push(((now.completed - last.completed) / (now.atMs - last.atMs)) * 1_000)
      last = now
    }
    return rates.slice(warmUpSamples)
  }
  const end = () => {
    isOver = true
  }
  const [, rates] = await Promise.all([produce().finally(end), sample().finally(end)])
  return rates
}
