import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../statistics/percentile.ts'
import type { InboundBench } from './inbound-bench.ts'
import { inboundNumbers, messageIdOf, numberOf } from './inbound-plan.ts'
import { postWebhook, webhookWith } from './webhook.ts'

/** From the begin of the POST to the first page that shows the message, in milliseconds. */
export interface Wait {
  readonly p50: number
  readonly p99: number
}

const samples = 300
const mostMs = 60_000
/** Few enough between two looks that the newest ten of an account show each. */
const lookEveryMs = 1

/**
 * Measures single messages, each in a webhook of its own.
 *
 * @param perSecond how many are posted a second; 0: one when the one before can be read, after a pause
 */
export async function measureWaits(bench: InboundBench, perSecond: number): Promise<Wait> {
  await bench.clear()
  const worker = await bench.startWorker()
  try {
    await waitFor(bench, [0])
    const places = Array.from({ length: samples }, (_, index) => index + 1)
    const waits = perSecond > 0 ? await inStep(bench, places, 1_000 / perSecond) : await oneByOne(bench, places)
    return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) }
  } finally {
    await worker.stop()
  }
}

/** Posts one after the other at a fixed pace, whatever becomes of them, and looks meanwhile. */
async function inStep(bench: InboundBench, places: readonly number[], everyMs: number): Promise<number[]> {
  const begin = performance.now()
  const posted = new Map<string, number>()
  const posting = Promise.all(
    places.map(async (place, turn) => {
      await delay(Math.max(1, begin + turn * everyMs - performance.now()))
      posted.set(messageIdOf(place), performance.now())
      await postWebhook(bench.apiUrl, webhookWith({ from: place, to: place + 1 }))
    }),
  )
  const [waits] = await Promise.all([look(bench, posted, places.length), posting])
  return waits
}

async function oneByOne(bench: InboundBench, places: readonly number[]): Promise<number[]> {
  const waits: number[] = []
  for (const place of places) {
    waits.push(...(await waitFor(bench, [place])))
    await delay(20)
  }
  return waits
}

async function waitFor(bench: InboundBench, places: readonly number[]): Promise<number[]> {
  const posted = new Map(places.map((place) => [messageIdOf(place), performance.now()]))
  for (const place of places) await postWebhook(bench.apiUrl, webhookWith({ from: place, to: place + 1 }))
  return look(bench, posted, places.length)
}

/** Asks for the newest messages of the accounts that something was posted for until `count` were seen. */
async function look(bench: InboundBench, posted: Map<string, number>, count: number): Promise<number[]> {
  const waits = new Map<string, number>()
  const end = performance.now() + mostMs
  while (waits.size < count) {
    if (performance.now() > end) throw new Error(`Only ${waits.size} of ${count} messages can be read.`)
    const waiting = new Set([...posted.keys()].filter((id) => !waits.has(id)).map(accountOf))
    for (const number of waiting) {
      for (const id of await bench.newest(number)) {
        const at = id === null || waits.has(id) ? undefined : posted.get(id)
        if (id !== null && at !== undefined) waits.set(id, performance.now() - at)
      }
    }
    await delay(lookEveryMs)
  }
  return [...waits.values()]
}

const accountOf = (messageId: string) => numberOf(Number(/\d+$/.exec(messageId)?.[0]) % inboundNumbers.length)
