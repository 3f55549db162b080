/** Runs work for each key with a pause in between, however often it is requested. */
export interface Throttle {
  /** Runs the work of the key, once for all requests that arrive within `gatherMs`. */
  request(key: string, work: () => Promise<unknown>): void
  /** Drops what waits. */
  clear(): void
}

interface ThrottleOptions {
  /** Waits for further requests before the first run, in milliseconds. */
  readonly gatherMs: number
  /** The min time between two runs of a key, in milliseconds. */
  readonly pauseMs: (key: string) => number
}

interface Lane {
  /** The next function to run, if there is one. */
  work: (() => Promise<unknown>) | undefined
}

/** Work may take at most this share of the time. */
const maxBusyShare = 0.2

/** Opens a throttle. The longer the work of a key takes, the longer is its pause. */
export function openThrottle({ gatherMs, pauseMs }: ThrottleOptions): Throttle {
  const lanes = new Map<string, Lane>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      action()
    }, ms)
    timers.add(timer)
  }
  const run = async (key: string, lane: Lane) => {
    const { work } = lane
    lane.work = undefined
    if (work === undefined) return lanes.get(key) === lane ? void lanes.delete(key) : undefined
    const startedMs = performance.now()
    await work().catch(() => undefined)
    const tookMs = performance.now() - startedMs
    after(Math.max(pauseMs(key), tookMs / maxBusyShare - tookMs), () => void run(key, lane))
  }
  return {
    request(key, work) {
      const waiting = lanes.get(key)
      if (waiting !== undefined) {
        waiting.work = work
        return
      }
      const lane = { work }
      lanes.set(key, lane)
      after(gatherMs, () => void run(key, lane))
    },
    clear() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      lanes.clear()
    },
  }
}
