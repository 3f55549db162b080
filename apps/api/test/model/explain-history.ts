/** An operation of one of several concurrent clients, with a logical time. */
export interface Call<Operation, Seen> {
  readonly operation: Operation
  readonly seen: Seen
  readonly startedAt: number
  readonly endedAt: number
}

/**
 * The state after an operation that was alone, or undefined if it would have shown something else than what was seen.
 */
export type Step<State, Operation, Seen> = (
  state: State,
  call: Call<Operation, Seen>,
  calls: readonly Call<Operation, Seen>[],
) => State | undefined

/** Runs the operations of each client one after the other, and the clients at the same time. */
export async function recordHistory<Operation, Seen>(
  clients: readonly (readonly Operation[])[],
  run: (operation: Operation) => Promise<Seen>,
): Promise<Call<Operation, Seen>[]> {
  const calls: Call<Operation, Seen>[] = []
  let time = 0
  await Promise.all(
    clients.map(async (operations) => {
      for (const operation of operations) {
        const startedAt = time++
        const seen = await run(operation)
        calls.push({ operation, seen, startedAt, endedAt: time++ })
      }
    }),
  )
  return calls
}

/**
 * A sequential order of the calls that explains what each has seen; undefined if no order does. An operation that ended
 * before another one began comes before it (linearizability). It tries all orders, so histories must be short.
 */
export function explainHistory<State, Operation, Seen>(
  initial: State,
  calls: readonly Call<Operation, Seen>[],
  step: Step<State, Operation, Seen>,
): Call<Operation, Seen>[] | undefined {
  const search = (state: State, rest: readonly Call<Operation, Seen>[]): Call<Operation, Seen>[] | undefined => {
    if (rest.length === 0) return []
    const firstEnd = Math.min(...rest.map(({ endedAt }) => endedAt))
    for (const call of rest.filter(({ startedAt }) => startedAt < firstEnd)) {
      const next = step(state, call, calls)
      if (next === undefined) continue
      const others = search(
        next,
        rest.filter((each) => each !== call),
      )
      if (others !== undefined) return [call, ...others]
    }
    return undefined
  }
  return search(initial, calls)
}
