import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, registeredStatements } from '@channel/db'
import { statementRows } from '@channel/db/rows'
import { root } from '../command/paths.ts'
import { contractTypes, knownTypes } from './known-types.ts'

/** The packages that have statements, and the folders whose index.ts loads them. */
export const statementFolders = {
  core: 'packages/core/src/{mechanisms,resources}/*/index.ts',
  queues: 'packages/queues/src/*/index.ts',
}

/**
 * Renders the row types of each package's statements: they give the result of a query its type.
 *
 * @returns the text by file, from the root of the workspace
 */
export async function renderStatementRows(database: Database): Promise<Map<string, string>> {
  const seen = new Set(registeredStatements())
  const owners = new Map<string, string>()
  for (const [name, folders] of Object.entries(statementFolders)) {
    for (const index of globSync(folders, { cwd: root })) await import(join(root, index))
    for (const statement of registeredStatements()) {
      if (!seen.has(statement)) owners.set(statement.family ?? statement.name, name)
      seen.add(statement)
    }
  }
  const rows = await statementRows(database, knownTypes, ({ family, name }) => owners.has(family ?? name))
  const rowsOf = Map.groupBy(rows, ([name]) => owners.get(name))
  return new Map(
    Object.keys(statementFolders).map((name) => [
      `packages/${name}/src/generated/statement-rows.ts`,
      renderFile(rowsOf.get(name) ?? []),
    ]),
  )
}

function renderFile(rows: readonly (readonly [name: string, type: string])[]): string {
  const text = rows.map(([name, type]) => `    ${property(name, type)}\n`).join('')
  const imported = contractTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  return `// Generated from the statements and the schema. Do not edit.

import type { ${imported.join(', ')} } from '@channel/contract/types'

declare module '@channel/db' {
  interface StatementRows {
${text}  }
}
`
}

const maxLineLength = 110

/** Renders a row on one line if it fits, otherwise with one line per column. */
function property(name: string, type: string): string {
  const line = `${name}: ${type}`
  if (line.length <= maxLineLength) return line
  return line.replaceAll('{ ', '{\n      ').replaceAll('; ', '\n      ').replaceAll(' }', '\n    }')
}
