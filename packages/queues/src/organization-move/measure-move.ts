import { inMove, type MoveContext } from './in-move.ts'

/** What an organization has in a table. */
export interface MovedSize {
  readonly table: string
  readonly rows: number
  /** Without indexes. */
  readonly bytes: number
}

/** Measures what a move would copy, and checks that it could begin. Changes nothing. */
export function measureMove(context: MoveContext, id: string, to: string): Promise<readonly MovedSize[]> {
  return inMove(context, id, to, async ({ session, source, organizationId, tables }) => {
    const sizes: MovedSize[] = []
    for (const { name, owner } of tables) {
      const [size] = await session.ask<Omit<MovedSize, 'table'>>(
        `SELECT count(*)::int AS rows, coalesce(sum(pg_column_size(own)), 0)::float8 AS bytes FROM ${source}.${name} own WHERE ${owner} = $1`,
        [organizationId],
      )
      if (size!.rows > 0) sizes.push({ table: name, ...size! })
    }
    return sizes.toSorted((one, other) => other.bytes - one.bytes)
  })
}
