import { DatabaseUnavailable } from '@channel/db'

/** Whether the database cannot be used at the moment: for code that does not wire it, and must not import its classes. */
export function isDatabaseUnavailable(error: unknown): error is DatabaseUnavailable {
  return error instanceof DatabaseUnavailable
}
