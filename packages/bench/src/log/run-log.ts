import { openApiLog } from '@channel/core/mechanisms/api-log'
import { idTimeMs, newId } from '@channel/core/mechanisms/ids'
import { openDatabase } from '@channel/db'
import { fixture } from '../database/fixture.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { measureLookup, measureSearches } from './measure-searches.ts'
import { measureWrites } from './measure-writes.ts'
import { seedCalls } from './seed-calls.ts'

export interface LogOptions {
  readonly rounds: number
  /** Number of calls in the log. */
  readonly calls: number
}

/**
 * Measures searches of the API log, and what its indexes cost when calls are written.
 *
 * @returns the tables and the goals
 */
export async function runLog(
  bench: BenchDatabase,
  { rounds, calls }: LogOptions,
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  log(`making ${calls.toLocaleString('en')} calls`)
  await seedCalls(bench.client, bench.url, calls)
  const database = openDatabase({ url: bench.url, poolSize: 2, applicationName: 'bench-log' })
  try {
    log('searching')
    const searches = await measureSearches(database, rounds)
    const lookup = await measureLookup(database, await logOneCall(database), rounds)
    log('writing')
    const writes = await measureWrites(bench.client, bench.url, rounds)
    const [plain] = searches
    const bare = writes[0]?.microseconds ?? []
    const [, current] = writes
    return {
      text: [
        `pages of 50 of an API log of ${calls.toLocaleString('en')} calls in 30 days, on ${bench.description}`,
        renderTable(
          ['', 'page 1, ms', 'late page, ms', 'late / first', 'number'],
          [
            ...searches.map(({ name, firstMs, lateMs, latePage }) => [
              name,
              median(firstMs).toFixed(2),
              lateMs.length === 0 ? '' : median(lateMs).toFixed(2),
              lateMs.length === 0 ? '' : medianRatio(lateMs, firstMs).toFixed(2),
              String(latePage),
            ]),
            ['by request id', median(lookup).toFixed(2), '', '', ''],
          ],
        ),
        'writing calls in batches of 500',
        renderTable(
          ['indexes', 'µs per call', 'ratio'],
          writes.map(({ name, microseconds }) => [
            name,
            median(microseconds).toFixed(1),
            medianRatio(microseconds, bare).toFixed(2),
          ]),
        ),
      ].join('\n'),
      goals: [
        ...searches
          .filter(({ lateMs }) => lateMs.length > 0)
          .map(({ name, firstMs, lateMs, latePage }) => ({
            name: `API log, ${name}: page ${latePage.toLocaleString('en')}, compared with page 1`,
            measured: medianRatio(lateMs, firstMs),
            bound: { atMost: 3 },
            unit: '×',
          })),
        {
          name: 'API log: a call by its request id, compared with page 1',
          measured: medianRatio(lookup, plain?.firstMs ?? []),
          bound: { atMost: 1 },
          unit: '×',
        },
        {
          name: 'API log: writing with the index of failed calls, compared with the primary key only',
          measured: medianRatio(current?.microseconds ?? [], bare),
          bound: { atMost: 1.1 },
          unit: '×',
        },
      ],
    }
  } finally {
    await database.close()
  }
}

async function logOneCall(database: ReturnType<typeof openDatabase>): Promise<string> {
  const requestId = newId('request')
  const apiLog = openApiLog(database)
  const { organizationId, apiKeyId: keyId } = fixture
  const call = {
    organizationId,
    keyId,
    method: 'GET',
    path: '/v1/me',
    status: 200,
    errorCode: null,
    latencyMs: 1,
    ip: null,
  }
  apiLog.record({ ...call, requestId, atMs: idTimeMs(requestId) })
  await apiLog.close()
  return requestId
}
