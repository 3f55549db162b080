import type { Database } from '../queryable.ts'
import { registeredStatements, type Statement } from '../statement.ts'
import { readCatalog } from './catalog.ts'
import { describeStatement, type ResultColumn } from './describe-statement.ts'
import { endsOfFamilies } from './ends-of-families.ts'
import type { Facts } from './nullability.ts'
import type { BaseColumn } from './query-scope.ts'
import { type Column, readTableColumns } from './read-table-columns.ts'
import { renderRow, type TypedColumn } from './render-row.ts'
import { typeOf, typeOfColumn, unionOf } from './typescript-types.ts'

/** The TypeScript types of columns that PostgreSQL cannot tell. */
export interface KnownTypes {
  /** By table column, such as `contacts.metadata`, for example for JSON. `| null` is added for nullable columns. */
  readonly columns: Readonly<Record<string, string>>
  /** By result column, such as `find_contact.deleted_at`: the complete type, including null. */
  readonly results: Readonly<Record<string, string>>
}

/**
 * Renders the row type of each registered statement that `includes` accepts, by the name of the statement or of its family.
 * Omits statements without a result.
 *
 * @throws Error if the statements of a family have different rows, or a known type is not used
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
    for (const each of endsOfFamilies(registeredStatements().filter(includes))) {
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
