import type { DatabaseUnavailable } from '@channel/db'

/**
 * Whether the database cannot be used at the moment. By the name, because the job library reports copies of errors, and only the
 * file that wires the database may import its classes.
 */
export function isDatabaseUnavailable(error: unknown): error is Pick<DatabaseUnavailable, 'name' | 'problem'> {
  const { name } = (error ?? {}) as Partial<Error>
  return name === 'DatabaseUnavailable' || name === 'ConnectionsBusy'
}
