import { setTimeout as delay } from 'node:timers/promises'
import { type Database, DatabaseUnavailable } from '@channel/db'
import { listRetentions, type Retention, type RetentionKind } from './list-retentions.ts'
import { type PurgeOptions, purgeBatch } from './purge-options.ts'

/** A purge in steps. Each step is one short transaction, and yields the number of removed rows. */
export type Purge = AsyncGenerator<number, void, void>

/**
 * Purges the data of all organizations with a retention, a step of each in turn, so that none waits for the backlog of
 * another. Several workers may run it concurrently: each begins with another organization.
 *
 * @returns the number of removed rows
 * @throws what the purge of an organization has thrown, after the others have ended
 */
export async function purgeInTurns(
  database: Database,
  kind: RetentionKind,
  options: PurgeOptions,
  purge: (retention: Retention) => Purge,
): Promise<number> {
  return runPaced(inTurns((await listRetentions(database, kind, options)).map(purge)), options)
}

/**
 * Runs the steps of a purge, with a pause after each.
 *
 * @returns the number of removed rows
 */
export async function runPaced(
  steps: Purge,
  { signal, pauseFactor = 9 }: Pick<PurgeOptions, 'signal' | 'pauseFactor'>,
): Promise<number> {
  let removed = 0
  while (!signal?.aborted) {
    const startedMs = performance.now()
    const step = await steps.next()
    if (step.done) break
    removed += step.value
    const pauseMs = (performance.now() - startedMs) * pauseFactor
    await delay(pauseMs, undefined, { signal }).catch(() => undefined)
  }
  return removed
}

/** One step of each purge in turn, until all have ended. A failure of one does not end the others, and is thrown at the end. */
export async function* inTurns(purges: readonly Purge[]): Purge {
  const failures: unknown[] = []
  const waiting = [...purges]
  for (let purge = waiting.shift(); purge !== undefined; purge = waiting.shift()) {
    try {
      const step = await purge.next()
      if (step.done) continue
      yield step.value
      waiting.push(purge)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** The position of a row by its age. */
interface Position {
  readonly created_at: string
  readonly id: string
}

/**
 * Purges an organization by age: each step continues where the one before ended, so that none reads the dead index
 * entries of those before it.
 *
 * @param step runs a transaction that reads up to `purgeBatch` rows from before a time and after a position
 */
export async function* purgeByAge(
  { before }: Retention,
  step: (before: Date, after: Position) => Promise<{ readonly rows: readonly Position[]; readonly removed: number }>,
): Purge {
  let after: Position | undefined = { created_at: '-infinity', id: '' }
  while (after !== undefined) {
    const limit = await before()
    if (limit === undefined) return
    const { rows, removed } = await step(limit, after)
    yield removed
    after = rows[purgeBatch - 1]
  }
}
