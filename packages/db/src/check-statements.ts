import type { Database } from './queryable.ts'
import { registeredStatements, type Statement } from './statement.ts'

/**
 * Makes the server prepare every registered statement without running it, to detect wrong columns and types. Import
 * the modules of the statements first.
 *
 * @returns the names of all statements
 * @throws Error naming every failed statement, with the server's message and the line
 */
export async function checkStatements(database: Database): Promise<string[]> {
  const statements = registeredStatements()
  const problems: string[] = []
  await database.session(async (session) => {
    for (const each of statements) {
      try {
        await session.run(`PREPARE statement_check AS ${each.text}`)
        await session.run('DEALLOCATE statement_check')
      } catch (error) {
        problems.push(`statement '${each.name}': ${describe(error, each)}`)
      }
    }
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return statements.map((each) => each.name)
}

function describe(error: unknown, { text }: Statement): string {
  if (!(error instanceof Error)) return String(error)
  const position = Number((error as { position?: string }).position) - 'PREPARE statement_check AS '.length
  if (!Number.isInteger(position)) return error.message
  return `${error.message} (line ${text.slice(0, Math.max(0, position - 1)).split('\n').length})`
}
