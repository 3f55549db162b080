/** Which of the things that can go wrong did. */
export type EmbeddedDatabaseProblem =
  | 'already-running'
  | 'data-directory'
  | 'server-version'
  | 'server-user'
  | 'server-binaries'
  | 'start-failed'

const wayOut = 'Set DATABASE_URL to use a PostgreSQL server of your own instead.'

/** The embedded database cannot be used; the message is one line for the operator: what, where, what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
  readonly problem: EmbeddedDatabaseProblem

  constructor(problem: EmbeddedDatabaseProblem, message: string, options?: ErrorOptions) {
    super(problem === 'already-running' ? message : `${message} ${wayOut}`, options)
    this.problem = problem
  }
}

/** An error's message on one line. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ')
}
