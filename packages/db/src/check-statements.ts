import type { Database } from './queryable.ts'
import { registeredStatements, type Statement } from './statement.ts'

/** A statement that fails on the migrated schema. */
export interface CheckedStatement {
  readonly name: string
  /** The server's message and the line of the statement's text. */
  readonly problem: string
}

/**
 * Makes the server prepare every registered statement without running it, to detect wrong columns and types. Import
 * the modules of the statements first.
 *
 * @returns the names of all statements
 * @throws Error naming every failed statement, with the server's message and the line
 */
export async function checkStatements(database: Database): Promise<string[]> {
  const statements = registeredStatements()
  const failed: CheckedStatement[] = []
  await database.session(async (session) => {
    for (const each of statements) {
      try {
        await session.run(`PREPARE statement_check AS ${each.text}`)
        await session.run('DEALLOCATE statement_check')
      } catch (error) {
        failed.push({ name: each.name, problem: describe(error, each) })
      }
    }
  })
  if (failed.length > 0) {
    throw new Error(failed.map(({ name, problem }) => `statement '${name}': ${problem}`).join('\n'))
  }
  return statements.map((each) => each.name)
}

function describe(error: unknown, { text }: Statement): string {
  if (!(error instanceof Error)) return String(error)
  const position = Number((error as { position?: string }).position) - 'PREPARE statement_check AS '.length
  if (!Number.isInteger(position)) return error.message
  return `${error.message} (line ${text.slice(0, Math.max(0, position - 1)).split('\n').length})`
}
