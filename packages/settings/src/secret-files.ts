import { readFileSync } from 'node:fs'
import type { Environment } from './environment.ts'
import { describeVariable, type VariableName, variableNames } from './processes.ts'

/** The name of the variable with the path of a file that contains a secret, such as CHANNEL_SECRET_FILE. */
const fileVariable = (name: VariableName) => `${name}_FILE`

/** The path of the file that contains the value of a secret variable. Undefined if the variable has none. */
export function secretFileOf(environment: Environment, name: VariableName): string | undefined {
  return describeVariable(name).isSecret ? environment[fileVariable(name)] || undefined : undefined
}

/**
 * The text of a variable. Line breaks at the end of its file are ignored.
 *
 * @returns the text, undefined if the variable is not set; or a sentence that says what is wrong with its file
 */
export function textOf(environment: Environment, name: VariableName): { text?: string | undefined; problem?: string } {
  const own = environment[name] || undefined
  const file = secretFileOf(environment, name)
  if (file === undefined) return { text: own }
  if (own !== undefined) return { problem: `${name} and ${fileVariable(name)} are both set; unset one of them.` }
  const shown = `${fileVariable(name)} is ${JSON.stringify(file)}`
  try {
    const text = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')
    return text === '' ? { problem: `${shown}; this file is empty.` } : { text }
  } catch (error) {
    return { problem: `${shown}; it cannot be read: ${(error as NodeJS.ErrnoException).code}.` }
  }
}

/** Variables that the AWS SDK reads. */
const secretsOfAws = ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']

/** The texts of all secret variables, valid or not, which must never be logged. */
export function secretTexts(environment: Environment): string[] {
  const own = variableNames.filter((name) => describeVariable(name).isSecret)
  const texts = [...own.map((name) => textOf(environment, name).text), ...secretsOfAws.map((name) => environment[name])]
  return texts.filter((text) => text !== undefined)
}

/** The environment with other values of some variables, for a process to start. Their files no longer count. */
export function withVariables<Variables extends object>(environment: Environment, variables: Variables) {
  const files = Object.keys(variables).map((name) => [fileVariable(name as VariableName), undefined])
  return { ...environment, ...Object.fromEntries(files), ...variables } as Environment & Variables
}
