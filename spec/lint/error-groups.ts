import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The error codes of one status, as spec/errors.yaml lists them. */
export interface ErrorGroup {
  status: number
  type: string
  /** The letter of the group in `x-errors`. */
  letter?: string
  /** The shared response of the letter, or of an error outside of operations. */
  response?: string
  /** A response that an operation has without the letter, and the reason. */
  addition?: { reason: 'idempotency' | 'body'; response: string }
  /** Code → when it occurs. */
  codes: Record<string, string>
  /** The same, for codes that only the API of the dashboard returns. */
  dashboard?: Record<string, string>
}

export interface ErrorList {
  /** Type → what a client should do. */
  types: Record<string, string>
  groups: ErrorGroup[]
}

/** The single source of codes, statuses and types. */
const errorsFile = join(import.meta.dirname, '../errors.yaml')

/** @throws Error with one line for each problem of the file */
export function readErrors(text = readFileSync(errorsFile, 'utf8')): ErrorList {
  const errors = parse(text) as ErrorList
  const problems = problemsOf(errors)
  if (problems.length > 0) throw new Error(problems.map((problem) => `spec/errors.yaml: ${problem}`).join('\n'))
  return errors
}

/** All codes of a group, those of the dashboard last. */
export function allCodes({ codes, dashboard }: ErrorGroup): Record<string, string> {
  return { ...codes, ...dashboard }
}

function problemsOf({ types, groups }: ErrorList): string[] {
  const codes = groups.flatMap((group) => Object.keys(allCodes(group)))
  const used = new Set(groups.map(({ type }) => type))
  return [
    ...groups
      .filter(({ type }) => !Object.hasOwn(types, type))
      .map(({ status, type }) => `the type ${type} of ${status} is not in \`types\`.`),
    ...Object.keys(types)
      .filter((type) => !used.has(type))
      .map((type) => `no group has the type ${type}: remove it from \`types\`.`),
    ...repeated(codes).map((code) => `${code} is listed twice.`),
    ...repeated(groups.map(({ status }) => status)).map((status) => `${status} has two groups: merge them.`),
    ...repeated(groups.map(({ letter }) => letter)).map((letter) => `the letter ${letter} stands for two groups.`),
    ...groups
      .filter(({ letter, response }) => letter !== undefined && response === undefined)
      .map(({ letter }) => `the letter ${letter} has no \`response\`.`),
  ]
}

function repeated<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value, index): value is T => value !== undefined && values.indexOf(value) < index)
}
