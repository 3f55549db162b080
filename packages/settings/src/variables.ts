import type { z } from 'zod'
import { groups } from './groups/index.ts'
import type { ProcessName, Variable } from './variable.ts'

type Groups = typeof groups
type Variables = Groups['Addresses'] &
  Groups['Database, secret and files'] &
  Groups['Rate limits'] &
  Groups['Webhooks'] &
  Groups['Provider'] &
  Groups['Checks and logs'] &
  Groups['Contact in the OpenAPI document'] &
  Groups['Commands that call the service']

export type VariableName = keyof Variables

const all = Object.assign({}, ...Object.values(groups)) as Record<VariableName, Variable>

export const variableNames = Object.keys(all) as VariableName[]

export function variable(name: VariableName): Variable {
  return all[name]
}

/** `start` hands its environment to the services that it runs. */
const reads = { start: ['start', 'api', 'worker', 'simulator'] } as const
type Readers<Process extends ProcessName> = Process extends 'start' ? (typeof reads)['start'][number] : Process

/** The variables of a process. */
export type NameFor<Process extends ProcessName> = {
  [Name in VariableName]: Extract<Readers<Process>, Variables[Name]['readBy'][number]> extends never ? never : Name
}[VariableName]

/** The variables of a process, in the order in which they are shown. */
export function namesFor<Process extends ProcessName>(process: Process): NameFor<Process>[] {
  const readers: readonly ProcessName[] = process === 'start' ? reads.start : [process]
  const isRead = (name: VariableName) => all[name].readBy.some((each) => readers.includes(each))
  return variableNames.filter(isRead) as NameFor<Process>[]
}

type Value<Name extends VariableName> = z.output<Variables[Name]['schema']>
type HasDefault<Name extends VariableName> = Variables[Name] extends { default: string } ? true : false

/** Values by name; undefined for what is not set and has no default. */
export type Values<Name extends VariableName, Required extends VariableName = never> = {
  readonly [Each in Name]: HasDefault<Each> extends true
    ? Value<Each>
    : Each extends Required
      ? Value<Each>
      : Value<Each> | undefined
}

/** The variables that a process does not start without. */
export type RequiredBy<Process extends ProcessName> = {
  [Name in VariableName]: Variables[Name] extends { requiredBy: readonly (infer Each)[] }
    ? Process extends Each
      ? Name
      : never
    : never
}[VariableName]
