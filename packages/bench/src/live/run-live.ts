import { setTimeout as delay } from 'node:timers/promises'
import { fixture } from '../database/fixture.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { fetchResponse } from '../http/fetch-response.ts'
import { listWorkload } from '../http/list-workload.ts'
import { type Measurement, measureLoad } from '../http/measure-load.ts'
import { readPositions } from '../http/read-positions.ts'
import { serviceVariant } from '../http/variants.ts'
import { contactBody } from '../load/contact-body.ts'
import { startLoader } from '../load/start-loader.ts'
import { startServer } from '../processes/start-server.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { medianRound } from '../statistics/median-round.ts'
import { percentile } from '../statistics/percentile.ts'
import { measureTail } from './measure-tail.ts'
import { createUser, signIn } from './sign-in.ts'

export interface LiveOptions {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

const dashboards = 10
const contactsPerSecond = 10
const tailSeconds = 10

/**
 * Measures the list of contacts with and without ten open dashboards, while contacts are created, and a dashboard that
 * follows the API log.
 *
 * @returns the table and the goals
 */
export async function runLive(
  bench: BenchDatabase,
  options: LiveOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  await createUser(bench.url)
  const variant = serviceVariant(bench.url)
  const workload = listWorkload(variant, await readPositions(bench.client, 25))
  const loader = await startLoader()
  const server = await startServer(variant.program)
  const writing = new AbortController()
  const writer = createContacts(server.url, writing.signal)
  const [closed, open]: [Measurement[], Measurement[]] = [[], []]
  let messages = 0
  try {
    const cookie = await signIn(server.url)
    const measureOpen = async () => {
      const streams = await openStreams(server.url, cookie)
      const measured = await measureLoad(loader, server, workload, options)
      messages += await streams.close()
      return measured
    }
    for (let round = 0; round <= options.rounds; round++) {
      log(round === 0 ? 'warming up' : `round ${round} of ${options.rounds}`)
      // In alternating order: the second one of a round may profit from the first.
      const openFirst = round % 2 === 0 ? await measureOpen() : undefined
      const without = await measureLoad(loader, server, workload, options)
      const withOpen = openFirst ?? (await measureOpen())
      if (round > 0) closed.push(without)
      if (round > 0) open.push(withOpen)
    }
    writing.abort()
    await writer
    log('following the API log')
    const tail = await measureTail(bench.url, server.url, cookie, tailSeconds)
    const rate = (rounds: readonly Measurement[]) => rounds.map(({ requestsPerSecond }) => requestsPerSecond)
    const row = (name: string, measured: readonly Measurement[]) => {
      const { requestsPerSecond, p50Ms, p99Ms, cpuMicroseconds } = medianRound(measured)
      return [name, requestsPerSecond.toFixed(0), p50Ms.toFixed(2), p99Ms.toFixed(2), cpuMicroseconds.toFixed(0)]
    }
    return {
      text: [
        `GET list of contacts while ${contactsPerSecond} contacts per second are created, on ${bench.description}`,
        renderTable(
          ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request'],
          [row('no dashboard', closed), row(`${dashboards} open dashboards`, open)],
        ),
        `ratio of the rates ${medianRatio(rate(open), rate(closed)).toFixed(3)}; ${messages} messages were streamed`,
        `a dashboard that follows the API log at 500 calls per second: ${tail.seen} of ${tail.recorded} calls seen, ` +
          `p50 ${percentile(tail.waitsMs, 0.5)} ms, p99 ${percentile(tail.waitsMs, 0.99)} ms after the call, ` +
          `${(tail.busyShare * 100).toFixed(0)} % of the time spent on requests`,
      ].join('\n'),
      goals: [
        {
          name: 'GET list of contacts with ten open dashboards, compared with none',
          measured: medianRatio(rate(open), rate(closed)),
          bound: { atLeast: 0.98 },
          unit: '×',
        },
        {
          name: 'API log: share of 500 calls per second that a dashboard has seen',
          measured: tail.seen / tail.recorded,
          bound: { atLeast: 1 },
        },
        {
          name: 'API log: share of the time that following it takes',
          measured: tail.busyShare,
          bound: { atMost: 0.5 },
        },
      ],
    }
  } finally {
    writing.abort()
    await writer
    loader.stop()
    await server.stop()
  }
}

async function createContacts(url: string, signal: AbortSignal): Promise<void> {
  const from = fixture.phoneNumberIds[9] as string
  for (let number = 8_000_000; !signal.aborted; number++) {
    await fetchResponse(url, '/v1/contacts', { body: contactBody(from, number) })
    await delay(1_000 / contactsPerSecond, undefined, { signal }).catch(() => undefined)
  }
}

/** @returns a function that closes them, and returns the number of received messages */
async function openStreams(url: string, cookie: string): Promise<{ close: () => Promise<number> }> {
  const leaving = new AbortController()
  let messages = 0
  const follow = async (response: Response) => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) messages += decoder.decode(chunk).split('id: evt_').length - 1
  }
  const responses = await Promise.all(
    Array.from({ length: dashboards }, () =>
      fetch(`${url}/dashboard/live`, { headers: { cookie }, signal: leaving.signal }),
    ),
  )
  const failed = responses.find(({ status }) => status !== 200)
  if (failed !== undefined) throw new Error(`a stream responded with ${failed.status}`)
  const following = responses.map((response) => follow(response).catch(() => undefined))
  return {
    async close() {
      leaving.abort()
      await Promise.all(following)
      // The service notices it a moment later; a session may have ten streams.
      await delay(500)
      return messages
    },
  }
}
