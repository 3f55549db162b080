import type { z } from 'zod'
import { SettingsError } from './settings-error.ts'
import type { ProcessName, Variable } from './variable.ts'
import { type NameFor, namesFor, type RequiredBy, type Values, type VariableName, variable } from './variables.ts'

/** The environment variables of a process. An empty variable counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Whether the variable is set, even to an invalid value. */
export function isSet(environment: Environment, name: VariableName): boolean {
  return Boolean(environment[name])
}

/**
 * Reads all variables of a process.
 *
 * @throws SettingsError with one line for each variable that is invalid or missing
 */
export function readSettings<Process extends ProcessName>(
  process: Process,
  environment: Environment,
): Values<NameFor<Process>, RequiredBy<Process>> {
  const names = namesFor(process)
  const required = names.filter((name) => variable(name).requiredBy?.includes(process))
  return read(environment, names, { required, process }) as Values<NameFor<Process>, RequiredBy<Process>>
}

/**
 * Reads the named variables only, for a command.
 *
 * @param required the names that must be set
 * @throws SettingsError with one line for each variable that is invalid or missing
 */
export function readVariables<Name extends VariableName, Required extends Name = never>(
  environment: Environment,
  names: readonly Name[],
  required: readonly Required[] = [],
): Values<Name, Required> {
  return read(environment, names, { required }) as Values<Name, Required>
}

interface ReadOptions {
  readonly required: readonly VariableName[]
  /** Undefined for a command: it reads only some variables, so `needs` is not checked. */
  readonly process?: ProcessName
}

function read(
  environment: Environment,
  names: readonly VariableName[],
  { required, process }: ReadOptions,
): Partial<Record<VariableName, unknown>> {
  const values: Partial<Record<VariableName, unknown>> = {}
  const problems: string[] = []
  for (const name of names) {
    const each = variable(name)
    const text = environment[name] || each.default
    if (text !== undefined) {
      const { data, error } = each.schema.safeParse(text)
      if (error === undefined) values[name] = data
      else problems.push(describeInvalid(name, each, text, error))
    } else if (required.includes(name)) {
      problems.push([`${name} is not set; it must be ${each.allowed}.`, each.hint].filter(Boolean).join(' '))
    } else {
      const needing = names.find((other) => environment[other] && isNeededBy(variable(other), name, process))
      if (needing) problems.push(`${name} is not set; it is required with ${needing} and must be ${each.allowed}.`)
    }
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return values
}

function isNeededBy({ needs }: Variable, name: VariableName, process: ProcessName | undefined): boolean {
  if (process === undefined || !needs?.in.includes(process)) return false
  return needs.names.includes(name)
}

function describeInvalid(
  name: VariableName,
  { allowed, isSecret }: Variable,
  text: string,
  { issues: [issue] }: z.ZodError,
): string {
  const detail = issue?.code === 'custom' ? issue.params?.detail : undefined
  const given = isSecret ? 'not valid' : JSON.stringify(text)
  return `${name} is ${given}; it must be ${allowed}${detail === undefined ? '' : `, but ${detail}`}.`
}
