import { z } from 'zod'

const when = {
  /** How many requests it meets; 1 unless told. */
  times: z.int().min(1).default(1),
  /** Only requests whose path contains this. */
  path: z.string().optional(),
  /** How many requests it lets pass first; 0 unless told. */
  skip: z.int().min(0).default(0),
}

/**
 * What goes wrong with a request: an error of the provider's (`error`; with `done` the request is carried out all the same), an answer that is not JSON (`garbage`), a late
 * answer (`delay`), none at all (`hang`), a connection that is cut before anything is done (`drop`) or after it (`lose`:
 * done, but its answer never comes), or one that stays silent after it (`stall`). `fail_later` takes a message and says by webhook that it failed.
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

/** The faults that wait for requests, the first armed first. */
export class Faults {
  #armed: ArmedFault[] = []

  arm(input: Fault): void {
    this.#armed.push(fault.parse(input))
  }

  /** The fault that meets this request, if one does. */
  take(path: string): Exclude<ArmedFault, { kind: 'fail_later' }> | undefined {
    return this.#take(path, (fault) => fault.kind !== 'fail_later')
  }

  /** The code with which a message fails that this request sent, if it does. */
  takeLater(path: string): number | undefined {
    return this.#take(path, (fault) => fault.kind === 'fail_later')?.code
  }

  #take<Kind extends ArmedFault>(path: string, isMeant: (fault: ArmedFault) => fault is Kind): Kind | undefined {
    for (const each of this.#armed) {
      if (!isMeant(each)) continue
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

  clear(): void {
    this.#armed = []
  }
}
