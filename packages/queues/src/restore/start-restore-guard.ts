import { findRestoreState } from '@channel/core/mechanisms/restore'
import { LeasedQueue } from '../leased/index.ts'
import { checkMarker } from './check-marker.ts'
import { isRestored } from './judge-marker.ts'
import type { MarkerStore } from './marker-copy.ts'
import { type RepeatContext, repeatJournal } from './repeat-journal.ts'
import { type ReportOptions, reportMarker } from './report-marker.ts'

export interface RestoreGuardOptions extends RepeatContext, ReportOptions {
  readonly store: MarkerStore
  /** How often to look whether the marker has to be compared, in milliseconds; 5,000 by default. */
  readonly pollMs?: number
  /** Called every few seconds while it makes progress. */
  readonly onStep?: (() => void) | undefined
}

/** Notices that the database was restored from a backup, and holds unfinished work then. See README.md. */
export function startRestoreGuard(options: RestoreGuardOptions): { stop(): Promise<void> } {
  const { database, store, onError, onStep, pollMs = 5_000 } = options
  const report = reportMarker(options)

  /** Nothing is confirmed before everything since the backup was done again. */
  async function round(): Promise<boolean> {
    if (await repeatJournal(options)) return true
    const check = await checkMarker(database, store)
    report(check, await findRestoreState(database))
    return check !== undefined && isRestored(check.verdict)
  }

  const queue = new LeasedQueue({ database, pollMs, graceMs: 0, onError, onStep }, { claim: round })
  queue.start()
  return queue
}
