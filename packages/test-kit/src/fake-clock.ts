/** A clock that stands still until it is told to move. */
export interface FakeClock {
  /** What a scope takes as its `now`. */
  readonly now: () => Date
  /** Moves on by milliseconds. */
  advance(ms: number): void
  /** Jumps to a time. */
  set(time: Date | string): void
}

/** @param start where it stands at first; a time of no meaning by default */
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
  if (Number.isNaN(ms)) throw new RangeError(`fakeClock: ${String(time)} is no time`)
  return ms
}
