import type { Database } from '../queryable.ts'
import { registeredStatements, type Statement } from '../statement.ts'
import { readCatalog } from './catalog.ts'
import { describeStatement, type ResultColumn } from './describe-statement.ts'
import type { Facts } from './nullability.ts'
import type { BaseColumn } from './query-scope.ts'
import { renderRow, type TypedColumn } from './render-row.ts'
import { typeOf, typeOfColumn, unionOf } from './script-types.ts'
import { type Column, readTableColumns } from './table-columns.ts'

/** The types of columns that PostgreSQL cannot know, as TypeScript. */
export interface KnownTypes {
  /** What a column of a table holds, such as JSON: `contacts.metadata`. NULL is added. */
  readonly columns: Readonly<Record<string, string>>
  /** The whole type of a column of a result: `find_contact.deleted_at`. */
  readonly results: Readonly<Record<string, string>>
}

/**
 * The type of a row of each registered statement that `isMeant`, by the statement's name, or the name of its family. Those
 * without a result are left out.
 *
 * @throws Error for statements of one family with different rows
 */
export async function statementRows(
  database: Database,
  known: KnownTypes,
  includes: (statement: Statement) => boolean,
): Promise<Map<string, string>> {
  const columns = new Map((await readTableColumns(database)).map((column) => [keyOf(column), column]))
  const facts: Omit<Facts, 'useConditions'> = {
    ...(await readCatalog(database)),
    isNullable: ({ table, number }) => columns.get(`${table} ${number}`)?.isNullable ?? true,
  }
  const rows = new Map<string, string>()
  const used = new Set<string>()
  await database.session(async (session) => {
    for (const each of registeredStatements().filter(includes)) {
      const described = await describeStatement(session, each, { ...facts, useConditions: each.family === undefined })
      if (described.length === 0) continue
      const name = each.family ?? each.name
      for (const column of described) used.add(`${name}.${column.name}`)
      const row = renderRow(described.map((column) => typeFor(column, known, columns, name)))
      if ((rows.get(name) ?? row) !== row)
        throw new Error(`statement '${each.name}': its columns differ from those of '${name}'`)
      rows.set(name, row)
    }
  })
  const unused = Object.keys(known.results).filter((name) => !used.has(name))
  if (unused.length > 0)
    throw new Error(`known types are declared for columns that no statement has: ${unused.join(', ')}`)
  return rows
}

const keyOf = ({ table_oid, number }: Column) => `${table_oid} ${number}`

function typeFor(
  column: ResultColumn,
  { columns: known, results }: KnownTypes,
  columns: ReadonlyMap<string, Column>,
  statement: string,
): TypedColumn {
  const fixed = results[`${statement}.${column.name}`]
  if (fixed !== undefined) return { name: column.name, type: fixed, mayBeNull: false, joined: undefined }
  const base = column.base && findColumn(column.base, columns)
  const texts = column.literals ?? []
  const own = texts.length > 0 ? unionOf(texts) : typeOf(column.type)
  const type = base === undefined ? own : (known[`${base.table}.${base.column}`] ?? typeOfColumn(base))
  return { ...column, type }
}

function findColumn({ table, number }: BaseColumn, columns: ReadonlyMap<string, Column>): Column | undefined {
  return columns.get(`${table} ${number}`)
}
