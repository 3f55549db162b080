import { type Database, statement } from '../src/index.ts'
import { emptyDatabaseUrl, openForTest } from './own-database.ts'

const readName = statement('cells_read_name', 'SELECT name FROM cell_names WHERE id = $1')

/** The cells of {@link databaseOfCells}. */
export const cells = ['main', 'a', 'b']

/** The URL of a database with a table in each cell, whose row has the name of the cell. */
export async function databaseOfCells(): Promise<string> {
  const url = await emptyDatabaseUrl()
  const database = await openForTest({ url })
  const schemas = [['public', 'main'], ...cells.slice(1).map((cell) => [`cell_${cell}`, cell])]
  const sql = schemas.map(
    ([schema, cell]) => `CREATE SCHEMA IF NOT EXISTS ${schema};
      CREATE TABLE ${schema}.cell_names (id int PRIMARY KEY, name text);
      INSERT INTO ${schema}.cell_names VALUES (1, '${cell}')`,
  )
  await database.session((session) => session.run(sql.join(';')))
  return url
}

/**
 * The cells whose rows one statement has found, by cell, alone and in transactions that overlap, often enough for a plan that does
 * not depend on values.
 */
export async function cellsFound(databases: readonly Database[]): Promise<Record<string, string[]>> {
  const found = Object.fromEntries(databases.map(({ cell }) => [cell, new Set<string>()]))
  const rounds = Array.from({ length: 20 }, () => databases).flat()
  await Promise.all(
    rounds.map(async (database) => {
      const rows = [
        await database.query<{ name: string }>(readName, [1]),
        await database.transaction(async (tx) => [
          ...(await tx.query<{ name: string }>(readName, [1])),
          ...(await tx.query<{ name: string }>(readName, [1])),
        ]),
      ].flat()
      for (const { name } of rows) found[database.cell]?.add(name)
    }),
  )
  return Object.fromEntries(Object.entries(found).map(([cell, names]) => [cell, [...names]]))
}
