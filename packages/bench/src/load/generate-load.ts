import { createHistogram } from 'node:perf_hooks'
import { Client } from 'undici'
import type { LoadOrder, LoadRequest, LoadResult } from './load-protocol.ts'
import { requestSource } from './next-request.ts'

/** Keeps each connection busy with sequential requests until the time is up, and waits for the last responses. */
export async function generateLoad(order: LoadOrder): Promise<LoadResult> {
  const { next, expected } = requestSource(order)
  const latencies = createHistogram({ lowest: 1, highest: 60_000_000, figures: 3 })
  const unexpected: Record<string, number> = {}
  const clients = Array.from({ length: order.connections }, () => new Client(order.url, { pipelining: 1 }))
  const started = performance.now()
  const end = started + order.seconds * 1000
  async function keepBusy(client: Client): Promise<void> {
    for (let now = performance.now(); now < end; ) {
      const status = await send(client, next())
      const receivedAt = performance.now()
      latencies.record(Math.max(1, Math.round((receivedAt - now) * 1000)))
      if (status !== expected) unexpected[status] = (unexpected[status] ?? 0) + 1
      now = receivedAt
    }
  }
  await Promise.all(clients.map(keepBusy))
  const seconds = (performance.now() - started) / 1000
  await Promise.all(clients.map((client) => client.close()))
  return {
    requests: latencies.count,
    seconds,
    p50Ms: latencies.percentile(50) / 1000,
    p99Ms: latencies.percentile(99) / 1000,
    unexpected,
  }
}

/**
 * Resolves to the status once the response is complete, or to the error. `dispatch` is undici's cheapest API: the
 * loader shares the machine with the measured server.
 */
function send(client: Client, request: LoadRequest): Promise<number | string> {
  return new Promise((resolve) => {
    let status = 0
    client.dispatch(request, {
      onRequestStart() {},
      onResponseStart(_controller, statusCode) {
        status = statusCode
      },
      onResponseData() {},
      onResponseEnd() {
        resolve(status)
      },
      onResponseError(_controller, error) {
        resolve((error as NodeJS.ErrnoException).code ?? error.message)
      },
    })
  })
}
