/** The time source of the simulated provider. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `work` after that many milliseconds. @returns a function that cancels it */
  after(ms: number, work: () => void): () => void
}

/** The real time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  /** Advances the time and runs due work in order. */
  advance(ms: number): void
}

export function manualClock(begin = Date.parse('2026-11-20T09:00:00Z')): ManualClock {
  let now = begin
  let due: { readonly at: number; readonly work: () => void }[] = []
  return {
    now: () => now,
    after(ms, work) {
      const entry = { at: now + ms, work }
      due.push(entry)
      return () => {
        due = due.filter((other) => other !== entry)
      }
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const next = due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        due = due.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.work()
      }
      now = end
    },
  }
}
