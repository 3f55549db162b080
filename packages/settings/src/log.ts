import { type Environment, readVariables } from './read-variables.ts'
import type { Values, VariableName } from './variables.ts'

/**
 * How a process logs, for the log that it opens before it reads its settings. An invalid variable counts as not set
 * here: `readSettings` reports it, into that log.
 */
export function logSettings(environment: Environment) {
  return { level: validOrDefault('LOG_LEVEL', environment), format: validOrDefault('LOG_FORMAT', environment) }
}

function validOrDefault<Name extends VariableName>(name: Name, environment: Environment): Values<Name>[Name] {
  try {
    return readVariables(environment, [name])[name]
  } catch {
    return readVariables({}, [name])[name]
  }
}
