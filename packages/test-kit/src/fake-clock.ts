/** A clock that stands still until moved. */
export interface FakeClock {
  /** The `now` of a scope. */
  readonly now: () => Date
  /** Moves forward by milliseconds. */
  advance(ms: number): void
  /** Jumps to a time. */
  set(time: Date | string): void
}

/** @param start the initial time; the default has no special meaning */
export function fakeClock(start: Date | string = '2026-01-02T03:04:05.678Z'): FakeClock {
  let time = read(start)
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms
    },
    set(to) {
      time = read(to)
    },
  }
}

function read(time: Date | string): number {
  const ms = new Date(time).getTime()
  if (Number.isNaN(ms)) throw new RangeError(`fakeClock: ${String(time)} is not a time`)
  return ms
}
