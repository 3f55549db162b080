import { type Database, listCells, type MigrateOptions, mainCell, migrate } from '@channel/db'
import type { OfCell } from './on-database.ts'

/** What was applied, and why some cells could not be migrated. */
export interface MigratedCells {
  readonly applied: readonly OfCell<readonly string[]>[]
  readonly failed: readonly OfCell<Error>[]
}

/**
 * Migrates main, then each other cell, with a line for each if there are others. One that cannot be migrated does not stop the others.
 *
 * @param open opens a cell with the role that owns the schema
 * @throws whatever main throws
 */
export async function migrateCells(
  open: (cell: string) => Database,
  { log = () => undefined, ...options }: MigrateOptions,
): Promise<MigratedCells> {
  const main = open(mainCell)
  const applied: OfCell<readonly string[]>[] = [{ cell: mainCell, result: await migrate(main, { log, ...options }) }]
  const failed: OfCell<Error>[] = []
  const others = await listCells(main)
  for (const [index, { name: cell }] of others.entries()) {
    const logOfCell = (line: string) => log(`Cell ${cell}: ${line}`)
    try {
      const result = await migrate(open(cell), { ...options, log: logOfCell })
      applied.push({ cell, result })
      logOfCell(`migrated, ${index + 1} of ${others.length}`)
    } catch (error) {
      if (options.signal?.aborted) throw error
      failed.push({ cell, result: error as Error })
    }
  }
  return { applied, failed }
}
