import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A recommended rule that the contract does not follow. */
export interface LintException {
  rule: string
  /** The locations of the exception, as the linter names them; everywhere if absent. */
  at?: string[]
  reason: string
}

/** All exceptions, by linter. */
export const lintExceptions = parse(readFileSync(join(import.meta.dirname, 'exceptions.yaml'), 'utf8')) as {
  redocly: LintException[]
  spectral: LintException[]
}
