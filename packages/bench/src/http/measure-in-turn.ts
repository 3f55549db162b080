import { fixture } from '../database/fixture.ts'
import type { Workload } from '../load/load-protocol.ts'
import type { Loader } from '../load/start-loader.ts'
import type { RunningVariant } from './check-responses.ts'
import type { ContactNumbers } from './contact-numbers.ts'
import { listWorkload } from './list-workload.ts'
import { type Measurement, measureLoad } from './measure-load.ts'
import type { RankedPosition } from './read-positions.ts'
import type { Variant } from './variant.ts'

/** The measured operations. */
export type Operation = 'list' | 'create' | 'createWithKey'
export const operations: readonly Operation[] = ['list', 'create', 'createWithKey']
/** Whether a variant has the operation: only the service supports an `Idempotency-Key`. */
export const supports = (operation: Operation, { role }: Pick<Variant, 'role'>) =>
  operation !== 'createWithKey' || role === 'service'

/** The duration and strength of the load. */
export interface LoadOptions {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

/** The data for the requests. */
export interface LoadData {
  readonly positions: readonly RankedPosition[]
  readonly numbers: ContactNumbers
}

/**
 * Loads one variant after the other in each round, so that a temporary slowdown of the machine affects all of them.
 * The first round is a warm-up and does not count.
 *
 * @returns the rounds of a variant for an operation
 */
export async function measureInTurn(
  running: readonly RunningVariant[],
  loader: Loader,
  options: LoadOptions,
  { positions, numbers }: LoadData,
  log: (line: string) => void,
): Promise<(operation: Operation, name: string) => readonly Measurement[]> {
  const lists = new Map(running.map(({ variant }) => [variant.name, listWorkload(variant, positions)]))
  const workloadOf = (operation: Operation, name: string): Workload =>
    operation === 'list'
      ? (lists.get(name) as Workload)
      : {
          kind: 'create-contact',
          path: '/v1/contacts',
          from: fixture.phoneNumberIds,
          firstNumber: numbers.takeRange(),
          withKey: operation === 'createWithKey',
        }
  const measured: { operation: Operation; name: string; measurement: Measurement }[] = []
  for (let round = 0; round <= options.rounds; round++) {
    log(round === 0 ? 'warming up' : `round ${round} of ${options.rounds}`)
    for (const operation of operations) {
      for (const { variant, server } of running.filter((each) => supports(operation, each.variant))) {
        const measurement = await measureLoad(loader, server, workloadOf(operation, variant.name), options)
        if (round > 0) measured.push({ operation, name: variant.name, measurement })
      }
    }
  }
  return (operation, name) =>
    measured.filter((each) => each.operation === operation && each.name === name).map((each) => each.measurement)
}
