type Work = () => Promise<unknown>

/** Runs work for each key with a pause in between, however often it is requested. */
export interface Throttle {
  /** Runs the work of the key, once for all requests that arrive within `gatherMs`. */
  request(key: string, work: Work): void
  /** Drops what waits. */
  clear(): void
}

interface ThrottleOptions {
  /** Waits for further requests before the first run, in milliseconds. */
  readonly gatherMs: number
  /** The min time between two runs of a key, in milliseconds. */
  readonly pauseMs: (key: string) => number
}

/** Work may take at most this share of the time. */
const maxBusyShare = 0.2

/** Opens a throttle. The longer the work of a key takes, the longer is its pause. */
export function openThrottle({ gatherMs, pauseMs }: ThrottleOptions): Throttle {
  /** The work that waits, by its key; undefined while a key has run and pauses. */
  const waiting = new Map<string, Work | undefined>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const after = (ms: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      action()
    }, ms)
    timers.add(timer)
  }
  const run = async (key: string) => {
    const work = waiting.get(key)
    if (work === undefined) return void waiting.delete(key)
    waiting.set(key, undefined)
    const startedMs = performance.now()
    await work().catch(() => undefined)
    const tookMs = performance.now() - startedMs
    after(Math.max(pauseMs(key), tookMs / maxBusyShare - tookMs), () => void run(key))
  }
  return {
    request(key, work) {
      if (!waiting.has(key)) after(gatherMs, () => void run(key))
      waiting.set(key, work)
    },
    clear() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      waiting.clear()
    },
  }
}
