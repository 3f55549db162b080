import { z } from 'zod'
import type { Environment } from './environment.ts'
import {
  describeVariable,
  type ProcessName,
  processes,
  type Values,
  type VariableName,
  variables,
} from './processes.ts'
import { secretFileOf, textOf } from './secret-files.ts'

/** Thrown if variables are invalid or missing. The message has one line per variable, for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Whether the variable or its file is set, even to an invalid value. */
export function isSet(environment: Environment, name: VariableName): boolean {
  return Boolean(environment[name]) || secretFileOf(environment, name) !== undefined
}

/**
 * Reads all variables of a process.
 *
 * @throws SettingsError with one line for each variable that is invalid or missing
 */
export function readSettings<Process extends ProcessName>(
  process: Process,
  environment: Environment,
): z.infer<(typeof processes)[Process]> {
  return parse(processes[process], environment) as z.infer<(typeof processes)[Process]>
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
): Pick<Values, Name> & { readonly [Each in Required]: NonNullable<Values[Each]> } {
  const shape = names.map((name) => {
    const schema = variables.shape[name]
    return [name, required.some((each) => each === name) ? z.nonoptional(schema) : schema] as const
  })
  return parse(z.object(Object.fromEntries(shape)), environment) as ReturnType<typeof readVariables<Name, Required>>
}

function parse(schema: z.ZodObject, environment: Environment): object {
  const names = Object.keys(schema.shape) as VariableName[]
  const given = new Map(names.map((name) => [name, textOf(environment, name)]))
  const { data, error } = schema.safeParse(Object.fromEntries(names.map((name) => [name, given.get(name)?.text])))
  const lines = names.flatMap((name) => {
    const { problem } = given.get(name)!
    if (problem !== undefined) return problem
    const issue = error?.issues.find(({ path }) => path[0] === name)
    return issue === undefined ? [] : describe(issue, environment)
  })
  if (lines.length > 0) throw new SettingsError(lines)
  return data!
}

function describe(issue: z.core.$ZodIssue, environment: Environment): string {
  const name = issue.path[0] as VariableName
  const { allowed, isSecret, hint } = describeVariable(name)
  const { detail, neededBy } = (issue.code === 'custom' && issue.params) || {}
  if (isSet(environment, name)) {
    const given = isSecret ? 'not valid' : JSON.stringify(environment[name])
    const file = secretFileOf(environment, name)
    return `${name} ${file === undefined ? '' : `in ${JSON.stringify(file)} `}is ${given}; it must be ${allowed}${detail === undefined ? '' : `, but ${detail}`}.`
  }
  if (neededBy !== undefined) return `${name} is not set; it is required with ${neededBy} and must be ${allowed}.`
  return [`${name} is not set; it must be ${allowed}.`, hint].filter(Boolean).join(' ')
}
