import { setTimeout as delay } from 'node:timers/promises'

/** One request, of a client or of the provider. */
export interface Attempt {
  readonly what: string
  /** In milliseconds since 1970. */
  readonly endedAt: number
  /** Undefined if it succeeded in time. */
  readonly problem: string | undefined
}

/** A request that takes longer counts as failed. */
const slowMs = 5_000
const quietMs = 8_000
const maxWaitMs = 90_000

/** The requests of a load, in the order in which they ended. */
export class Attempts {
  readonly all: Attempt[] = []

  add(what: string, startedAt: number, problem: string | undefined): void {
    const endedAt = Date.now()
    const tookMs = endedAt - startedAt
    const late = tookMs > slowMs ? `took ${(tookMs / 1000).toFixed(1)} s` : undefined
    this.all.push({ what, endedAt, problem: problem ?? late })
  }

  failedSince(at: number): Attempt[] {
    return this.all.filter(({ endedAt, problem }) => endedAt >= at && problem !== undefined)
  }

  /** Waits until all requests succeed again, and returns the time in seconds from the fault to the last failure. */
  async recovery(faultAt: number): Promise<number> {
    for (;;) {
      const last = this.failedSince(faultAt).at(-1)?.endedAt ?? faultAt
      const now = Date.now()
      if (now - last > quietMs) return (last - faultAt) / 1000
      if (now - faultAt > maxWaitMs) return Number.POSITIVE_INFINITY
      await delay(100)
    }
  }

  /** How often each problem occurred. */
  summary(faultAt: number): string {
    const groups = Map.groupBy(this.failedSince(faultAt), ({ what, problem }) => `${what} ${problem}`)
    return [...groups].map(([text, { length }]) => `${length} × ${text}`).join(', ') || 'no request failed'
  }
}
