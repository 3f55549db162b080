import type { DeliveryClock } from '../mechanisms/clock/index.ts'

/** A clock that runs normally, and can be advanced. */
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
