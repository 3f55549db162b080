import type { DeliveryClock } from '../mechanisms/clock/index.ts'

/** A clock that runs like any other, until it is told that time has passed. */
export function aDeliveryClock(): DeliveryClock & { readonly advance: (ms: number) => void } {
  let aheadMs = 0
  return {
    aheadMs: () => aheadMs,
    monotonicMs: () => performance.now(),
    advance(ms) {
      aheadMs += ms
    },
  }
}
