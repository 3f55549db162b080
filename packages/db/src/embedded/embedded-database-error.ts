/** The kind of failure. */
export type EmbeddedDatabaseProblem =
  | 'already-running'
  | 'data-directory'
  | 'server-version'
  | 'server-user'
  | 'server-binaries'
  | 'start-failed'

const advice = 'Set DATABASE_URL to use a PostgreSQL server of your own instead.'

/**
 * The embedded database cannot be used. The message is one line for the operator: the problem, its location, the
 * fix.
 */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
  readonly problem: EmbeddedDatabaseProblem

  constructor(problem: EmbeddedDatabaseProblem, message: string, options?: ErrorOptions) {
    super(problem === 'already-running' ? message : `${message} ${advice}`, options)
    this.problem = problem
  }
}

/** An error's message on one line. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ')
}
