import { setTimeout as delay } from 'node:timers/promises'
import { type PurgeOptions, purgeBatch } from './purge-options.ts'

/**
 * Runs transactions of a purge until one finds nothing more, or the signal ends it.
 *
 * @param runBatch runs one and resolves to whether there may be more
 */
export async function repeatUntilDone(
  { signal, pauseMs = 1_000 }: PurgeOptions,
  runBatch: () => Promise<boolean>,
): Promise<void> {
  while (!signal?.aborted) {
    if (!(await runBatch())) return
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

/** The position of a row by its age. */
export interface Position {
  readonly created_at: string
  readonly id: string
}

/**
 * Runs transactions of a purge by age: each continues where the one before ended, so that none reads the dead index
 * entries of those before it.
 *
 * @param runBatch runs one that reads up to `purgeBatch` rows after a position
 * @returns the number of removed rows
 */
export async function purgeByAge(
  options: PurgeOptions,
  runBatch: (after: Position) => Promise<{ readonly rows: readonly Position[]; readonly removed: number }>,
): Promise<number> {
  let total = 0
  let after: Position = { created_at: '-infinity', id: '' }
  await repeatUntilDone(options, async () => {
    const { rows, removed } = await runBatch(after)
    total += removed
    after = rows.at(-1) ?? after
    return rows.length === purgeBatch
  })
  return total
}
