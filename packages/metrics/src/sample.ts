import type { Labels, MetricName } from './table.ts'

/** A value that was read. */
export interface Sample {
  readonly name: MetricName
  readonly value: number
  readonly labels: Readonly<Record<string, string>>
}

/** Reads values when metrics are collected. Must not throw. */
export type Reading = () => Promise<readonly Sample[]> | readonly Sample[]

export function sample<Name extends MetricName>(name: Name, value: number, labels: Labels<Name>): Sample {
  return { name, value, labels }
}
