import { readdirSync } from 'node:fs'
import { type Database, registeredStatements } from '@channel/db'
import { statementRows } from '@channel/db/rows'
import { contractTypes, knownTypes } from './known-types.ts'

// Queries of queues still name their rows.
const floors = ['mechanisms', 'resources']

/** Writes the row types of the statements on these floors, by which a query knows the type of its rows. */
export async function renderStatementRows(database: Database): Promise<string> {
  const others = new Set(registeredStatements())
  for (const floor of floors) {
    for (const folder of readdirSync(new URL(`../${floor}/`, import.meta.url))) {
      await import(new URL(`../${floor}/${folder}/index.ts`, import.meta.url).href)
    }
  }
  const rows = await statementRows(database, knownTypes, (statement) => !others.has(statement))
  const text = [...rows].map(([name, type]) => `    ${name}: ${type}\n`).join('')
  const imported = contractTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  return `// Generated from the statements and the migrations. Do not edit.

import type { ${imported.join(', ')} } from '@channel/contract/types'

declare module '@channel/db' {
  interface StatementRows {
${text}  }
}
`
}
