import type { Database } from '../queryable.ts'
import { type Column, readTableColumns } from './read-table-columns.ts'
import { typeOfColumn } from './typescript-types.ts'

/**
 * Renders an interface for the rows of each table, as {@link Queryable} returns them: `ContactRow` for `contacts`. A column
 * whose CHECK lists the allowed texts has their union as its type.
 */
export async function renderRowTypes(database: Database): Promise<string> {
  const tables = Map.groupBy(await readTableColumns(database), (column) => column.table)
  const interfaces = [...tables].map(([table, columns]) => {
    const fields = columns.map((column) => `  ${column.column}: ${nullableType(column)}\n`)
    return `/** A row of \`${table}\`. */\nexport interface ${nameOf(table)} {\n${fields.join('')}}\n`
  })
  return `// Generated from the schema. Do not edit.\n\n${interfaces.join('\n')}`
}

function nullableType(column: Column): string {
  const type = typeOfColumn(column)
  return column.isNullable && type !== 'unknown' ? `${type} | null` : type
}

function nameOf(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.slice(0, -1).join('')}${singular(words.at(-1) ?? '')}Row`
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ss|x|ch|sh|us)es$/.test(word)) return word.slice(0, -2)
  if (/[^su]s$/.test(word)) return word.slice(0, -1)
  return word
}
