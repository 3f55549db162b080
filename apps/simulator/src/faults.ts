import { z } from 'zod'

const when = {
  /** Number of requests that it affects; default 1. */
  times: z.int().min(1).default(1),
  /** Only requests whose path contains this. */
  path: z.string().optional(),
  /** Number of requests that pass first; default 0. */
  skip: z.int().min(0).default(0),
}

/**
 * A fault of a request:
 * - `error`: an error of the provider; with `done` the request is executed nevertheless
 * - `garbage`: a response that is not JSON
 * - `delay`: a late response, at the latest when the faults are cleared
 * - `hang`: no response
 * - `drop`: the connection is closed before the request is executed
 * - `lose`: the request is executed, but the connection is closed without a response
 * - `stall`: the request is executed, but no response is sent
 * - `fail_later`: the message is accepted, and a webhook reports its failure
 */
export const fault = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('error'),
    code: z.int(),
    status: z.int().min(400).max(599).default(400),
    message: z.string().default('Simulated failure'),
    details: z.string().optional(),
    done: z.boolean().default(false),
    ...when,
  }),
  z.object({ kind: z.literal('garbage'), status: z.int().min(200).max(599).default(200), ...when }),
  z.object({ kind: z.literal('delay'), ms: z.int().min(0).max(600_000), ...when }),
  z.object({ kind: z.literal('hang'), ...when }),
  z.object({ kind: z.literal('drop'), ...when }),
  z.object({ kind: z.literal('lose'), ...when }),
  z.object({ kind: z.literal('stall'), ...when }),
  z.object({ kind: z.literal('fail_later'), code: z.int(), ...when }),
])

export type Fault = z.input<typeof fault>
export type ArmedFault = z.output<typeof fault>

/** The armed faults, in the order in which they were armed. */
export class Faults {
  #armed: ArmedFault[] = []
  #clearing = new AbortController()

  /** @returns the fault with its defaults */
  arm(input: Fault): ArmedFault {
    const armed = fault.parse(input)
    this.#armed.push(armed)
    return { ...armed }
  }

  /** Takes the fault for this request, if any. */
  take(path: string): Exclude<ArmedFault, { kind: 'fail_later' }> | undefined {
    return this.#take(path, (fault) => fault.kind !== 'fail_later')
  }

  /** Takes the code with which the message of this request fails later, if any. */
  takeLaterFailure(path: string): number | undefined {
    return this.#take(path, (fault) => fault.kind === 'fail_later')?.code
  }

  #take<Kind extends ArmedFault>(path: string, matches: (fault: ArmedFault) => fault is Kind): Kind | undefined {
    for (const each of this.#armed) {
      if (!matches(each)) continue
      if (each.path !== undefined && !path.includes(each.path)) continue
      if (each.skip > 0) {
        each.skip--
        continue
      }
      each.times--
      if (each.times === 0) this.#armed = this.#armed.filter((other) => other !== each)
      return each
    }
    return undefined
  }

  /** Ends when the faults are cleared, and the delays with it. */
  get cleared(): AbortSignal {
    return this.#clearing.signal
  }

  /** Also ends the delays of requests that wait. */
  clear(): void {
    this.#armed = []
    this.#clearing.abort()
    this.#clearing = new AbortController()
  }
}
