import { type Queryable, type RowOf, statement } from '@channel/db'
import type { CurrentOutage } from '../../mechanisms/log/index.ts'
import { findReplaced } from './find-replaced.ts'

/** A running process of the service. */
export type LiveProcess = RowOf<'list_live_processes'>

/** A process that does not seal with a given key. `live` is false if it was killed or cannot reach the database. */
export type OtherProcess = RowOf<'list_processes_without_key'>

const liveMs = 30_000
const isLive = `seen_at > statement_timestamp() - interval '${liveMs / 1_000} seconds'`
const shown = 'kind, host, pid, build, key_ids, started_at, seen_at'

const listLive = statement(
  'list_live_processes',
  `SELECT ${shown} FROM service_processes WHERE ended_at IS NULL AND ${isLive} ORDER BY kind, started_at`,
)
const listRecent = statement(
  'list_recent_processes',
  `SELECT ${shown}, failing, ended_at, ended_at IS NULL AND ${isLive} AS live FROM service_processes
   WHERE seen_at > statement_timestamp() - interval '1 day' ORDER BY kind, started_at`,
)
const lastSigns = statement(
  'list_last_signs_of_life',
  'SELECT kind, max(seen_at) AS seen_at FROM service_processes GROUP BY kind ORDER BY kind',
)
const listOthers = statement(
  'list_processes_without_key',
  `SELECT id, ${shown}, ${isLive} AS live FROM service_processes
   WHERE ended_at IS NULL AND key_ids[1] <> $1 ORDER BY kind, started_at`,
)
const endSilent = statement(
  'end_silent_processes',
  `UPDATE service_processes SET ended_at = seen_at WHERE ended_at IS NULL AND NOT (${isLive}) AND id = ANY ($1)`,
)
const listLastUses = statement(
  'list_last_uses_of_keys',
  'SELECT key_ids[1] AS key_id, max(seen_at) AS used_at FROM service_processes GROUP BY 1',
)

/** Lists the processes that were seen in the last 30 s and have not ended. */
export function listLiveProcesses(database: Queryable): Promise<LiveProcess[]> {
  return database.query(listLive)
}

/**
 * A process that has not ended. One that is not `live` has been silent for 30 s. It is `replaced` if another one took its place, and
 * `unknown` if the database is only just back: it had no time to give a sign.
 */
export type ListedProcess = Omit<RowOf<'list_recent_processes'>, 'ended_at'> & {
  readonly state: 'live' | 'replaced' | 'silent' | 'unknown'
}

/** Lists the processes of the last day that have not ended. */
export async function listProcesses(database: Queryable): Promise<ListedProcess[]> {
  const rows = await database.query(listRecent)
  const replaced = findReplaced(rows)
  const awayFrom = databaseAwayFrom(rows)
  const stateOf = ({ live, seen_at }: (typeof rows)[number], index: number) => {
    if (live) return 'live'
    if (replaced.has(index)) return 'replaced'
    return Date.parse(seen_at) > awayFrom - liveMs ? 'unknown' : 'silent'
  }
  return rows.flatMap(({ ended_at, ...row }, index) =>
    ended_at === null ? [{ ...row, state: stateOf({ ended_at, ...row }, index) }] : [],
  )
}

/** Since when the database could not be used, if the live processes report that it is only just back; otherwise never. */
function databaseAwayFrom(rows: readonly { readonly live: boolean; readonly failing: unknown }[]): number {
  const reported = rows.flatMap(({ live, failing }) => {
    const outage = (failing as Partial<Record<string, CurrentOutage>>).database
    return live && outage !== undefined ? [Date.parse(outage.since)] : []
  })
  return Math.min(...reported)
}

/** Returns when a process of each kind was last seen, even one that has ended. */
export function lastSignsOfLife(database: Queryable): Promise<RowOf<'list_last_signs_of_life'>[]> {
  return database.query(lastSigns)
}

/** Lists the processes that have not ended and seal with another key. */
export function listProcessesWithout(database: Queryable, keyId: string): Promise<OtherProcess[]> {
  return database.query(listOthers, [keyId])
}

/** Marks the given processes as ended if they are still silent. The next announcement makes a process live again. */
export async function endSilentProcesses(database: Queryable, ids: readonly string[]): Promise<void> {
  await database.execute(endSilent, [ids])
}

/** Returns when each key of the last 7 days was last used to seal and sign, as the last time its process was seen. */
export async function lastUsesOfKeys(database: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query(listLastUses)
  return new Map(rows.map(({ key_id, used_at }) => [key_id, used_at]))
}
