import { createHistogram } from 'node:perf_hooks'
import { Client, type Dispatcher } from 'undici'
import { contactBody, idempotencyKey } from './contact-body.ts'

/** The repeated requests of a load. */
export type Workload =
  | { readonly kind: 'get'; readonly paths: readonly string[] }
  | {
      readonly kind: 'create-contact'
      /** Accounts, by `phone_number_id`, that receive the contacts in turn. */
      readonly from: readonly string[]
      /** The first contact's number after `+49151`; the others follow. */
      readonly firstNumber: number
      /** Whether each request has its own `Idempotency-Key`. */
      readonly withKey?: boolean
    }

export interface LoadOrder {
  readonly url: string
  readonly apiKey: string
  readonly workload: Workload
  readonly connections: number
  readonly seconds: number
}

export interface LoadResult {
  readonly requests: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** The counts of unexpected statuses or, without a response, of error codes. */
  readonly unexpected: Readonly<Record<string, number>>
}

/** Keeps each connection busy with sequential requests until the time is up, and waits for the last responses. */
export async function generateLoad(order: LoadOrder): Promise<LoadResult> {
  const next = requestSource(order)
  const expected = order.workload.kind === 'get' ? 200 : 201
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

/** Returns a function for the workload's next request. */
function requestSource({ workload, apiKey }: LoadOrder): () => Dispatcher.DispatchOptions {
  const authorization = `Bearer ${apiKey}`
  let sent = 0
  if (workload.kind === 'get') {
    const { paths } = workload
    const headers = { authorization }
    return () => ({ method: 'GET', path: paths[sent++ % paths.length] as string, headers, body: null })
  }
  const { from, firstNumber, withKey } = workload
  const headers = { authorization, 'content-type': 'application/json' }
  return () => {
    const number = firstNumber + sent
    const body = contactBody(from[sent++ % from.length] as string, number)
    const keyHeader = withKey ? { 'idempotency-key': idempotencyKey(number) } : undefined
    return { method: 'POST', path: '/v1/contacts', headers: { ...headers, ...keyHeader }, body }
  }
}

/**
 * Resolves to the status once the response is complete, or to the error. `dispatch` is undici's cheapest API: the
 * loader shares the machine with the measured server.
 */
function send(client: Client, request: Dispatcher.DispatchOptions): Promise<number | string> {
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
