import { mainCell } from '../cell.ts'
import { defaultLockTimeoutMs, type MigrateOptions, migrate } from '../migrate.ts'
import type { Database, Queryable } from '../queryable.ts'
import { statement } from '../statement.ts'
import { distributeCell } from './distribute-cell.ts'

/** The channel on which new cells are announced. */
export const cellsChannel = 'cells'

/** A cell besides main. */
interface KnownCell {
  readonly name: string
  readonly created_at: string
}

const insertStatement = statement('create_cell', 'INSERT INTO cells (name) VALUES ($1) ON CONFLICT DO NOTHING')
const listStatement = statement('list_cells', 'SELECT name, created_at FROM cells ORDER BY name')

/** The cells besides main, by name. */
export function listCells(main: Queryable): Promise<KnownCell[]> {
  return main.query<KnownCell>(listStatement)
}

interface CellOptions extends MigrateOptions {
  /** Whether one server of Citus gets the tables of the cell, also of one that exists. */
  readonly isDistributed?: boolean | undefined
}

/**
 * Makes the tables of a cell, and then its row. Can be repeated, also after a failure.
 *
 * @param main the main cell, migrated
 * @param cell the new one, as opened by `openDatabase({ cell })`
 * @throws Error in one line for `main`; those of {@link migrate} and {@link distributeCell}
 */
export async function createCell(main: Database, cell: Database, options: CellOptions = {}): Promise<void> {
  if (cell.cell === mainCell) throw new Error('The cell main always exists.')
  await migrate(cell, options)
  const { isDistributed, lockTimeoutMs = defaultLockTimeoutMs, log = () => undefined, signal } = options
  if (isDistributed) await cell.session((session) => distributeCell(session, { lockTimeoutMs, log, signal }))
  await main.transaction(async (tx) => {
    await tx.execute(insertStatement, [cell.cell])
    tx.hint(cellsChannel, cell.cell)
  })
}
