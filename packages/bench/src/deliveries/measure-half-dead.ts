import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { benchScope } from '../http/variants.ts'
import type { DeliveryBench } from './delivery-bench.ts'
import { type Committed, type Wait, waitOf } from './first-byte.ts'

/** Half of them are always healthy and are measured. */
export const endpoints = 64
const events = 500
/** Warm-up before the measured events: the worker connects and detects dead endpoints. */
const warmUpEvents = 128
const betweenMs = 10
/** For each dead endpoint, from the start. */
const waiting = 100

/** The same measurement with all endpoints alive and with every other one dead. */
export interface HalfDead {
  readonly alive: Wait
  readonly dead: Wait
}

/** Measures delivery times to the healthy half of endpoints while the other half, alive or dead, gets as many events. */
export async function measureHalfDead(bench: DeliveryBench): Promise<HalfDead> {
  const refusing = await closedPort()
  // One third each never responds, refuses connections, and returns 503.
  const dead = ['{sink}/hang', `http://127.0.0.1:${refusing}/`, '{sink}/fail']
  return { alive: await measure(bench, ['{sink}/take'], 0), dead: await measure(bench, dead, waiting) }
}

/** @param urls of the other half, in turn @param backlog of each endpoint of the other half */
async function measure(bench: DeliveryBench, urls: readonly string[], backlog: number): Promise<Wait> {
  await bench.clear()
  const healthy: string[] = []
  const others: string[] = []
  for (let each = 0; each < endpoints / 2; each++) {
    healthy.push(await subscribe(bench, '{sink}/take'))
    others.push(await subscribe(bench, urls[each % urls.length] as string))
  }
  if (backlog > 0) for (const subscription of others) await bench.record(subscription, backlog)
  const worker = await bench.startWorker()
  try {
    await bench.enable()
    const committed: Committed[] = []
    for (let each = 0; each < warmUpEvents + events; each++) {
      const index = each % healthy.length
      await bench.recordOne(others[index] as string)
      committed.push(await bench.recordOne(healthy[index] as string))
      await delay(betweenMs)
    }
    for (const subscription of healthy) await bench.untilDone(subscription)
    return await waitOf(bench, committed.slice(warmUpEvents))
  } finally {
    await worker.stop()
  }
}

async function subscribe({ database, sinkUrl }: DeliveryBench, url: string): Promise<string> {
  const body = { url: url.replace('{sink}', sinkUrl), event_types: ['*'] as const, enabled: false }
  const scope = { ...benchScope, development: true }
  return (await database.transaction((tx) => createWebhookSubscription(tx, scope, { body }))).id
}

/** A port on which nothing listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
