import { encodeCursor } from '@channel/core/mechanisms/pagination'
import { fixture } from '../database/fixture.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { startCountingProxy } from '../database/start-counting-proxy.ts'
import { fetchResponse } from '../http/fetch-response.ts'
import { type Measurement, measureLoad } from '../http/measure-load.ts'
import { benchScope, serviceVariant } from '../http/variants.ts'
import { startLoader } from '../load/start-loader.ts'
import { startServer } from '../processes/start-server.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { medianRound } from '../statistics/median-round.ts'
import { conversationLists, listRequests, messageLists } from './list-cases.ts'
import { readDepth } from './read-depths.ts'
import type { ResourceCase } from './resource-case.ts'
import { longConversationId, seedConversations, seededContactId } from './seed-conversations.ts'
import { bulkLabelCases, sendCases } from './write-cases.ts'

/** Number of contacts, rounds and seconds. */
export interface ResourcesOptions {
  readonly contacts: number
  readonly rounds: number
  /** For each kind of request, in each round. */
  readonly seconds: number
}

const limit = 25
/** Max time of a list of this kind, as a multiple of the first page's. */
const bounds = { deep: 1.2, filter: 2, search: 3 }
const largestAccount = fixture.phoneNumberIds[0] as string

/**
 * Measures the response times of each kind of request about messages, conversations and labels for one client, and
 * counts its database statements.
 *
 * @returns the table and the goals
 */
export async function runResources(
  database: BenchDatabase,
  options: ResourcesOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  await seedConversations(database.client, options.contacts, (done, of) =>
    log(`made ${done.toLocaleString('en')} conversations and messages of ${of.toLocaleString('en')}`),
  )
  const cases = await withEtags(database.url, await allCases(database, options.contacts))
  const roundTrips = await countRoundTrips(database.url, cases)
  const measured = await measure(database.url, cases, options, log)
  const waits = (each: ResourceCase) => (measured.get(each) as Measurement[]).map(({ p50Ms }) => p50Ms)
  const firstOf = ({ group }: ResourceCase) => cases.find((each) => each.group === group) as ResourceCase
  const ratio = (each: ResourceCase) => medianRatio(waits(each), waits(firstOf(each)))
  const rows = cases.map((each) => {
    const { p50Ms, p99Ms } = medianRound(measured.get(each) as Measurement[])
    const ratioText = firstOf(each) === each ? '1' : ratio(each).toFixed(2)
    return [`${each.group}: ${each.name}`, p50Ms.toFixed(2), p99Ms.toFixed(2), ratioText, String(roundTrips.get(each))]
  })
  const count = options.contacts.toLocaleString('en')
  return {
    text: [
      `pages of ${limit} out of ${count} messages and as many conversations, one request after the other, on ${database.description}`,
      renderTable(['', 'p50 ms', 'p99 ms', '× first', 'round trips'], rows),
    ].join('\n'),
    goals: cases
      .filter(({ kind }) => Object.hasOwn(bounds, kind))
      .map((each) => ({
        name: `${each.group}: ${each.name}, compared with page 1`,
        measured: ratio(each),
        bound: { atMost: bounds[each.kind as keyof typeof bounds] },
        unit: '×',
      })),
  }
}

async function allCases({ client }: BenchDatabase, contacts: number): Promise<ResourceCase[]> {
  const material = {
    limit,
    depthOf: (order: Parameters<typeof readDepth>[2]) => readDepth(client, largestAccount, order, limit),
    cursorAfter: (
      list: string,
      filters: Readonly<Record<string, string>>,
      { timestamp, id }: { timestamp: string; id: string },
    ) => encodeCursor(benchScope, { list, account: largestAccount, filters }, { created_at: timestamp, id }),
  }
  return [
    ...(await listRequests('messages', messageLists(longConversationId), material)),
    ...(await listRequests('conversations', conversationLists(seededContactId(21)), material)),
    ...bulkLabelCases(),
    ...sendCases(contacts),
  ]
}

/** Requests the page once, so that the measured requests can send its `ETag`. */
async function withEtags(databaseUrl: string, cases: readonly ResourceCase[]): Promise<ResourceCase[]> {
  const server = await startServer(serviceVariant(databaseUrl).program)
  try {
    return await Promise.all(
      cases.map(async (each) => {
        if (each.kind !== 'not modified') return each
        const requests = each.requests.map(async (request) => {
          const { headers } = await fetchResponse(server.url, request.path)
          return { ...request, headers: { ...request.headers, 'if-none-match': headers.get('etag') ?? '' } }
        })
        return { ...each, requests: await Promise.all(requests) }
      }),
    )
  } finally {
    await server.stop()
  }
}

async function measure(
  databaseUrl: string,
  cases: readonly ResourceCase[],
  { rounds, seconds }: ResourcesOptions,
  log: (line: string) => void,
): Promise<Map<ResourceCase, Measurement[]>> {
  const measured = new Map<ResourceCase, Measurement[]>(cases.map((each) => [each, []]))
  const loader = await startLoader()
  const server = await startServer(serviceVariant(databaseUrl).program)
  try {
    for (let round = 0; round <= rounds; round++) {
      log(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
      for (const [{ requests, expected }, measurements] of measured) {
        const workload = { kind: 'requests', requests, expected } as const
        const measurement = await measureLoad(loader, server, workload, { connections: 1, seconds })
        if (round > 0) measurements.push(measurement)
      }
    }
  } finally {
    loader.stop()
    await server.stop()
  }
  return measured
}

const warmUpRequests = 3
const countedRequests = 20

async function countRoundTrips(
  databaseUrl: string,
  cases: readonly ResourceCase[],
): Promise<Map<ResourceCase, number>> {
  const proxy = await startCountingProxy(databaseUrl)
  const server = await startServer(serviceVariant(proxy.url).program)
  const counted = new Map<ResourceCase, number>()
  try {
    for (const each of cases) {
      let sent = 0
      const send = async (count: number) => {
        for (const end = sent + count; sent < end; sent++) await sendOnce(server.url, each, sent)
      }
      await send(warmUpRequests)
      const before = proxy.counts.roundTrips
      await send(countedRequests)
      counted.set(each, Math.round((proxy.counts.roundTrips - before) / countedRequests))
    }
  } finally {
    await server.stop()
    proxy.close()
  }
  return counted
}

async function sendOnce(url: string, { name, requests, expected }: ResourceCase, index: number): Promise<void> {
  const { path, method, headers, body } = requests[index % requests.length] as ResourceCase['requests'][number]
  const authorization = `Bearer ${fixture.apiKey}`
  const response = await fetch(url + path, { method, headers: { ...headers, authorization }, body })
  const text = await response.text()
  if (response.status !== expected)
    throw new Error(`${name}: ${method} ${path} responded with ${response.status}: ${text}`)
}
