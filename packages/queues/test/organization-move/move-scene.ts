import { createCell, type Database, openDatabase } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'
import { type MoveContext, moveOrganization } from '../../src/organization-move/index.ts'
import { readMovedTables } from '../../src/organization-move/moved-tables.ts'

/** A store that nothing may be removed from. */
export const store = {
  newFile: async () => ({ write: async () => undefined, save: async () => undefined }),
} as unknown as MediaStore

export interface Scene {
  readonly main: OwnDatabase
  /** The other cells, by name. */
  readonly cells: Readonly<Record<string, Database>>
  readonly context: MoveContext
  /** Moves an organization without waiting for others. */
  move(id: string, to: string, overrides?: Partial<MoveContext>): ReturnType<typeof moveOrganization>
}

/** A database with the cell main, and others. */
export async function aScene(...names: readonly string[]): Promise<Scene> {
  const main = await createTestDatabase()
  const cells: Record<string, Database> = {}
  onTestFinished(async () => {
    await Promise.all(Object.values(cells).map((cell) => cell.close()))
    await main.drop()
  })
  for (const name of names) {
    cells[name] = openDatabase({ url: main.url, cell: name, poolSize: 4 })
    await createCell(main, cells[name])
  }
  const context: MoveContext = {
    main,
    cells: ['main', ...names],
    open: (cell) => cells[cell]!,
    drainMs: 0,
    // Tests do something meanwhile.
    fenceMs: 60_000,
    settleMs: 0,
  }
  const move: Scene['move'] = (id, to, overrides) => moveOrganization({ ...context, ...overrides }, id, to)
  return { main, cells, context, move }
}

/** All rows of an organization by table, as text. */
export async function rowsOf(database: Database, organizationId: string): Promise<Record<string, string[]>> {
  return database.session(async (session) => {
    const [found] = await session.ask<{ schema: string }>('SELECT current_schema() AS schema')
    const rows: Record<string, string[]> = {}
    for (const { name, owner } of await readMovedTables(session, found!.schema)) {
      const of = await session.ask<{ row: string }>(
        `SELECT own::text AS row FROM ${name} own WHERE ${owner} = $1 ORDER BY 1`,
        [organizationId],
      )
      if (of.length > 0) rows[name] = of.map(({ row }) => row)
    }
    return rows
  })
}
