import type { Database, Statement, Transaction } from '@channel/db'
import type { WantedRows } from '../leased/index.ts'
import type { PurgeOptions } from './purge-options.ts'

/** How many rows a transaction locks. */
const atATime = 100

/** What a transaction took, and how much of it was reported. */
export interface Taken {
  readonly count: number
  readonly reported: number
}

/**
 * Takes what is due of organizations in turn, in short transactions, until nothing is left.
 *
 * @param findDue the organizations that have something due at `$1`
 * @param take takes up to the quota of each
 * @returns the number of all that was reported
 */
export async function takeDueInTurns(
  database: Database,
  { now, signal }: PurgeOptions,
  findDue: Statement<{ readonly organization_id: string }>,
  take: (tx: Transaction, wanted: readonly WantedRows[], now: Date) => Promise<Taken>,
): Promise<number> {
  for (let reported = 0, turn = 0; ; turn += atATime) {
    const all = await database.query(findDue, [now()])
    if (all.length === 0 || signal?.aborted) return reported
    const first = turn % all.length
    const due = [...all.slice(first), ...all.slice(0, first)].slice(0, atATime)
    const quota = Math.floor(atATime / due.length)
    const wanted = due.map(({ organization_id }) => ({ organization_id, quota }))
    const taken = await database.transaction((tx) => take(tx, wanted, now()))
    reported += taken.reported
    // Others are taking the rest, or it is held.
    if (taken.count === 0) return reported
  }
}

/** The values of `$1` and `$2` of a statement that takes the quota of each organization. */
export function quotasOf(wanted: readonly WantedRows[]): unknown[][] {
  return [wanted.map(({ organization_id }) => organization_id), wanted.map(({ quota }) => quota)]
}
