import { type ApiLogFilters, getApiLogEntry, listApiLog } from '@channel/core/api-log'
import type { Database } from '@channel/db'
import { benchScope } from '../http/variants.ts'
import { median } from '../statistics/median.ts'
import { rareKeyId, rarePath } from './seed-calls.ts'

/** A search of the log: its first page and a late one. */
export interface SearchTimes {
  readonly name: string
  /** The medians of the rounds. */
  readonly firstMs: readonly number[]
  /** Empty if the list has one page. */
  readonly lateMs: readonly number[]
  /** The number of the late page. */
  readonly latePage: number
}

const limit = 50
const maxPage = 500
const repeats = 15

const searches: readonly (readonly [string, ApiLogFilters])[] = [
  ['no filter', {}],
  ['status 2xx, nine in ten', { status_class: '2xx' }],
  ['status 3xx, one in 20', { status_class: '3xx' }],
  ['status 4xx, one in 25', { status_class: '4xx' }],
  ['status 5xx, one in 1,000', { status_class: '5xx' }],
  ['error code, one in 100', { error_code: 'rate_limit_exceeded' }],
  ['error code, one in 1,000', { error_code: 'internal_error' }],
  ['error code, no match', { error_code: 'template_paused' }],
  ['method, one in five', { method: 'POST' }],
  ['method, one in 20,000', { method: 'DELETE' }],
  ['path, one in two', { path: '/v1/106540352242920/contacts' }],
  ['path, one in 100,000', { path: rarePath }],
  ['key, one in seven', { key_id: 'key_3' }],
  ['key, one in 100,000', { key_id: rareKeyId }],
  ['key, path and 4xx', { key_id: 'key_3', path: '/v1/106540352242920/contacts', status_class: '4xx' }],
]

/** Measures the first page and a late page of each search, one after the other. */
export async function measureSearches(database: Database, rounds: number): Promise<SearchTimes[]> {
  const cases = await Promise.all(
    searches.map(async ([name, query]) => ({ name, query, ...(await late(database, query)) })),
  )
  const times = cases.map(({ name, page }) => ({
    name,
    latePage: page,
    firstMs: [] as number[],
    lateMs: [] as number[],
  }))
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { query, cursor }] of cases.entries()) {
      const first = await medianMs(() => listApiLog(database, benchScope, { query: { limit, ...query } }))
      if (round > 0) times[index]?.firstMs.push(first)
      if (cursor === undefined) continue
      const lateMs = await medianMs(() => listApiLog(database, benchScope, { query: { limit, ...query, cursor } }))
      if (round > 0) times[index]?.lateMs.push(lateMs)
    }
  }
  return times
}

/** Measures finding a call by its request id. The call must be logged with the time of its id. */
export async function measureLookup(database: Database, request_id: string, rounds: number): Promise<number[]> {
  const lookup = () => getApiLogEntry(database, benchScope, { params: { request_id } })
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const ms = await medianMs(lookup)
    if (round > 0) times.push(ms)
  }
  return times
}

/** The cursor of the 500th page, or of the last one. */
async function late(database: Database, query: ApiLogFilters): Promise<{ page: number; cursor: string | undefined }> {
  let cursor: string | undefined
  for (let page = 1; ; page++) {
    const { next_cursor } = await listApiLog(database, benchScope, { query: { limit, ...query, cursor } })
    if (next_cursor === null || page === maxPage) return { page, cursor }
    cursor = next_cursor
  }
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let repeat = 0; repeat < repeats; repeat++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return median(times)
}
