import type { Environment } from './environment.ts'
import { variables } from './processes.ts'
import { readVariables } from './read-variables.ts'
import { secretTexts } from './secret-files.ts'

const names = ['LOG_LEVEL', 'LOG_FORMAT'] as const

/**
 * How a process logs, for the log that it opens before it reads its settings. An invalid variable counts as not set
 * here: `readSettings` reports it, into that log.
 */
export function logSettings(environment: Environment) {
  const valid = names.filter((name) => variables.shape[name].safeParse(environment[name]).success)
  const values = readVariables(Object.fromEntries(valid.map((name) => [name, environment[name]])), names)
  return { level: values.LOG_LEVEL, format: values.LOG_FORMAT, secrets: secretTexts(environment) }
}
