import { randomUUID } from 'node:crypto'
import { statement, type Transactional } from '@channel/db'
import { holdWork } from './hold-work.ts'
import { importJournal } from './import-journal.ts'
import type { Verdict } from './judge-marker.ts'
import { type Marker, raiseMarker } from './marker.ts'
import {
  type CopiedMarker,
  type MarkerCopy,
  type MarkerStore,
  readJournal,
  writeCopy,
  writeJournal,
} from './marker-copy.ts'
import { unfinishedBefore } from './unfinished-before.ts'

const listJournal = statement(
  'list_restore_journal',
  `SELECT organization_id, id, kind, subject FROM restore_journal WHERE NOT is_imported ORDER BY id LIMIT 10000`,
)
const forgetJournal = statement(
  'forget_restore_journal',
  'DELETE FROM restore_journal WHERE NOT is_imported AND id = ANY ($1::bigint[])',
)

/** A marker that was compared with its copy, and the connection that has the lock. */
export interface Comparison {
  readonly connection: Transactional
  readonly store: MarkerStore
  readonly marker: Marker
  readonly copy: MarkerCopy
  /** Whether the last worker ends. */
  readonly isAtRest: boolean
}

interface Followed {
  readonly error?: Error
  readonly isJournalComplete?: boolean
}

export async function followVerdict(comparison: Comparison, verdict: Verdict): Promise<Followed> {
  const { connection, store, marker, copy } = comparison
  const before = unfinishedBefore(verdict, copy)
  switch (verdict) {
    case 'wait':
      return {}
    case 'extend':
      await extend(comparison)
      return {}
    case 'mark':
      return mark(comparison)
    case 'behind':
    case 'moved': {
      const { entries, isComplete } = await journalSince(comparison)
      await holdWork(connection, { reason: verdict, before, number: numberOf(copy), journal: entries })
      return { isJournalComplete: isComplete }
    }
    default:
      // The database first: a copy alone would make the next comparison succeed.
      await holdWork(connection, { reason: verdict, before, number: marker.number })
      await writeCopy(store, marker.installation ?? '', copied(comparison, marker.number))
      return {}
  }
}

/** The copy first. If it cannot be written, the database rises alone, and is found to be ahead of it after a pause. */
async function mark(comparison: Comparison): Promise<Followed> {
  const { connection, store, marker, copy, isAtRest } = comparison
  const installation = marker.installation ?? randomUUID()
  const number = Math.max(marker.number, numberOf(copy)) + 1
  // A standby that took over has lost what was done last.
  const lost = numberOf(copy) > marker.number ? await journalSince(comparison) : { entries: [], isComplete: true }
  const done = await connection.query(listJournal)
  try {
    const journal = done.length > 0 ? number : journalOf(copy)
    if (done.length > 0) {
      const entries = done.map(({ organization_id, kind, subject }) => ({ organization_id, kind, subject }))
      await writeJournal(store, installation, number, { previous: journalOf(copy), entries })
    }
    await writeCopy(store, installation, copied(comparison, number, journal))
  } catch (error) {
    await extend(comparison)
    return { error: error as Error }
  }
  await connection.transaction(async (tx) => {
    await importJournal(tx, lost.entries)
    if (done.length > 0) await tx.execute(forgetJournal, [done.map(({ id }) => id)])
    await raiseMarker(tx, marker, { installation, number, isAtRest })
  })
  return { isJournalComplete: lost.isComplete }
}

/** Before the first copy was written, the marker means nothing. */
async function extend({ connection, marker }: Comparison): Promise<void> {
  const { installation, number } = marker
  if (installation !== null)
    await raiseMarker(connection, marker, { installation, number: number + 1, isAtRest: false })
}

function journalSince({ store, marker, copy }: Comparison) {
  return readJournal(store, marker.installation ?? '', { from: journalOf(copy), after: marker.number })
}

function copied({ marker, copy, isAtRest }: Comparison, number: number, journal = journalOf(copy)): CopiedMarker {
  return { number, journal, written_at: marker.read_at, is_at_rest: isAtRest }
}

const journalOf = (copy: MarkerCopy) => (copy.kind === 'found' ? copy.journal : null)
const numberOf = (copy: MarkerCopy) => (copy.kind === 'found' ? copy.number : 0)
