import type { Readable } from 'node:stream'
import { type ImportedRow, importRows, type RowProblem } from '@channel/core/contact-imports'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import type { Database } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import type { ClaimedImport } from './claim-imports.ts'
import { recordTotal } from './claim-imports.ts'
import { FileProblem } from './file-problem.ts'
import { type JudgeRow, openJudge } from './judge-rows.ts'
import { readRows } from './read-rows.ts'
import { requireUtf8 } from './require-utf8.ts'

/** Max rows of a file, as the contract says. */
const maxRows = 100_000
/** Rows of one transaction. */
const batchSize = 250

export interface ImportFileOptions {
  readonly database: Database
  readonly store: Pick<MediaStore, 'open'>
  /** After this time it pauses, so that imports of others get their turn. In milliseconds. */
  readonly sliceMs: number
  /** Interrupts it after a batch. */
  readonly signal: AbortSignal
}

/**
 * Imports the rows of a file that were not read yet, in batches. Each batch is imported and counted in one transaction.
 *
 * @returns `ended` when all rows were read, `paused` if some are left, `lost` if the claim has ended
 * @throws FileProblem if the file cannot be imported
 */
export async function importFile(
  { database, store, sliceMs, signal }: ImportFileOptions,
  held: ClaimedImport,
): Promise<'ended' | 'paused' | 'lost'> {
  const startedMs = performance.now()
  if (held.rows_total === null) await recordTotal(database, held, await countRows(store, held, signal))
  const judge = await openJudge()
  for await (const batch of batchesOf(store, held, judge)) {
    if (!(await rerunDeadlocked(database, (tx) => importRows(tx, held, batch)))) return 'lost'
    if (signal.aborted || performance.now() - startedMs > sliceMs) return batch.length < batchSize ? 'ended' : 'paused'
  }
  return 'ended'
}

/** Also finds out whether the whole file can be read, before any row is imported. */
async function countRows(store: ImportFileOptions['store'], held: ClaimedImport, signal: AbortSignal): Promise<number> {
  let count = 0
  for await (const _row of readRows(checked(await open(store, held)), held.format)) {
    signal.throwIfAborted()
    if (++count > maxRows) throw new FileProblem(`The file has more than ${maxRows} rows.`)
  }
  if (count === 0) throw new FileProblem('The file has no rows.')
  return count
}

async function* batchesOf(store: ImportFileOptions['store'], held: ClaimedImport, judge: JudgeRow) {
  let batch: (ImportedRow | RowProblem)[] = []
  let index = 0
  for await (const row of readRows(await open(store, held), held.format)) {
    if (index++ < held.rows_read) continue
    batch.push(judge(row))
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function open(store: ImportFileOptions['store'], held: ClaimedImport): Promise<Readable> {
  const file = await store.open(held.stored_name, { size: held.size })
  if (file === undefined) throw new FileProblem('The file was lost. Upload it again.')
  return file
}

/** The file, which fails where it is not UTF-8. */
const checked = (file: Readable) => file.compose(requireUtf8())
