import type { z } from 'zod'
import { groups } from './groups/index.ts'
import type { ProcessName, Variable } from './variable.ts'

type Group = (typeof groups)[keyof typeof groups]
type NamesOf<Each> = Each extends unknown ? keyof Each : never

/** Maps the name of each variable to its exact type. */
type Variables = { [Name in NamesOf<Group>]: Extract<Group, Record<Name, unknown>>[Name] }

export type VariableName = keyof Variables

const all = Object.assign({}, ...Object.values(groups)) as Record<VariableName, Variable>

export const variableNames = Object.keys(all) as VariableName[]

export function variable(name: VariableName): Variable {
  return all[name]
}

/** `start` reads the variables of the processes that it starts too, because it passes its environment to them. */
const readersInStart = ['start', 'api', 'worker', 'simulator'] as const
type Readers<Process extends ProcessName> = Process extends 'start' ? (typeof readersInStart)[number] : Process

/** The names of the variables that a process reads. */
export type NameFor<Process extends ProcessName> = {
  [Name in VariableName]: Variables[Name] extends { readBy: readonly (infer Each)[] }
    ? Extract<Readers<Process>, Each> extends never
      ? never
      : Name
    : never
}[VariableName]

/** The names of the variables that a process reads, in the order of the help. */
export function namesFor<Process extends ProcessName>(process: Process): NameFor<Process>[] {
  const readers: readonly ProcessName[] = process === 'start' ? readersInStart : [process]
  const isRead = (name: VariableName) => all[name].readBy.some((each) => readers.includes(each))
  return variableNames.filter(isRead) as NameFor<Process>[]
}

type Value<Name extends VariableName> = Variables[Name] extends { schema: z.ZodType<infer Each> } ? Each : never
type HasDefault<Name extends VariableName> = Variables[Name] extends { default: string } ? true : false

/** Values by name. Undefined for a variable that is not set and has no default. */
export type Values<Name extends VariableName, Required extends VariableName = never> = {
  readonly [Each in Name]: HasDefault<Each> extends true
    ? Value<Each>
    : Each extends Required
      ? Value<Each>
      : Value<Each> | undefined
}

/** The names of the variables that a process requires. */
export type RequiredBy<Process extends ProcessName> = {
  [Name in VariableName]: Variables[Name] extends { requiredBy: readonly (infer Each)[] }
    ? Process extends Each
      ? Name
      : never
    : never
}[VariableName]
