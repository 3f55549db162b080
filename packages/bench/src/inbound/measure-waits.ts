import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../statistics/percentile.ts'
import type { InboundBench } from './inbound-bench.ts'
import { inboundNumbers, messageIdOf, numberOf } from './inbound-plan.ts'
import { postWebhook, webhookWith } from './webhook.ts'

/** From the start of the POST to the first page with the message, in milliseconds. */
export interface Wait {
  readonly p50: number
  readonly p99: number
}

const samples = 300
const timeoutMs = 60_000
/** Short enough that an account's newest ten messages never miss one. */
const pollMs = 1

/**
 * Measures single messages, one per webhook.
 *
 * @param perSecond rate of the posts; 0 posts one after the previous one can be read and a pause
 */
export async function measureWaits(bench: InboundBench, perSecond: number): Promise<Wait> {
  await bench.clear()
  const worker = await bench.startWorker()
  try {
    await waitFor(bench, [0])
    const indexes = Array.from({ length: samples }, (_, index) => index + 1)
    const waits = perSecond > 0 ? await inStep(bench, indexes, 1_000 / perSecond) : await oneByOne(bench, indexes)
    return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) }
  } finally {
    await worker.stop()
  }
}

/** Posts at a fixed rate, without waiting for responses, and polls meanwhile. */
async function inStep(bench: InboundBench, indexes: readonly number[], everyMs: number): Promise<number[]> {
  const begin = performance.now()
  const posted = new Map<string, number>()
  const posting = Promise.all(
    indexes.map(async (index, turn) => {
      await delay(Math.max(1, begin + turn * everyMs - performance.now()))
      posted.set(messageIdOf(index), performance.now())
      await postWebhook(bench.apiUrl, webhookWith({ from: index, to: index + 1 }))
    }),
  )
  const [waits] = await Promise.all([poll(bench, posted, indexes.length), posting])
  return waits
}

async function oneByOne(bench: InboundBench, indexes: readonly number[]): Promise<number[]> {
  const waits: number[] = []
  for (const index of indexes) {
    waits.push(...(await waitFor(bench, [index])))
    await delay(20)
  }
  return waits
}

async function waitFor(bench: InboundBench, indexes: readonly number[]): Promise<number[]> {
  const posted = new Map(indexes.map((index) => [messageIdOf(index), performance.now()]))
  for (const index of indexes) await postWebhook(bench.apiUrl, webhookWith({ from: index, to: index + 1 }))
  return poll(bench, posted, indexes.length)
}

/** Polls the newest messages of the accounts with pending posts until `count` were seen. */
async function poll(bench: InboundBench, posted: Map<string, number>, count: number): Promise<number[]> {
  const waits = new Map<string, number>()
  const end = performance.now() + timeoutMs
  while (waits.size < count) {
    if (performance.now() > end) throw new Error(`Only ${waits.size} of ${count} messages can be read.`)
    const waiting = new Set([...posted.keys()].filter((id) => !waits.has(id)).map(accountOf))
    for (const number of waiting) {
      for (const id of await bench.newestMessageIds(number)) {
        const at = id === null || waits.has(id) ? undefined : posted.get(id)
        if (id !== null && at !== undefined) waits.set(id, performance.now() - at)
      }
    }
    await delay(pollMs)
  }
  return [...waits.values()]
}

const accountOf = (messageId: string) => numberOf(Number(/\d+$/.exec(messageId)?.[0]) % inboundNumbers.length)
