import { globSync } from 'node:fs'
import { type Database, registeredStatements } from '@channel/db'
import { statementRows } from '@channel/db/rows'
import { contractTypes, knownTypes } from './known-types.ts'

/** Renders the row types of core's statements. They give the result of a query its type. */
export async function renderStatementRows(database: Database): Promise<string> {
  const others = new Set(registeredStatements())
  for (const folder of globSync('../{mechanisms,queues,resources}/*/index.ts', { cwd: import.meta.dirname })) {
    await import(folder)
  }
  const rows = await statementRows(database, knownTypes, (statement) => !others.has(statement))
  const text = [...rows].map(([name, type]) => `    ${property(name, type)}\n`).join('')
  const imported = contractTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  return `// Generated from the statements and the migrations. Do not edit.

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
