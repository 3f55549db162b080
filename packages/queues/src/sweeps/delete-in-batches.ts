import type { Database, Statement } from '@channel/db'
import type { PurgeOptions } from './purge-options.ts'

/**
 * Runs a statement that removes up to `$2` rows from before `$1` until fewer are left.
 *
 * @param options.signal ends it after the current statement
 * @returns the number of removed rows
 */
export async function deleteInBatches(
  database: Database,
  text: Statement,
  { before, batchSize, signal }: { readonly before: Date; readonly batchSize: number } & Pick<PurgeOptions, 'signal'>,
): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await database.execute(text, [before, batchSize])
    removed += count
    if (count < batchSize || signal?.aborted) return removed
  }
}
