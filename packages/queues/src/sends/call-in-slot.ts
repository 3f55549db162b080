import type { NumberFlow } from './number-flow.ts'

/**
 * Makes a call in a slot of its number.
 *
 * @param call resolves to whether the response was lost
 * @param onSlow called when the call becomes slow
 */
export async function callInSlot(
  flow: NumberFlow,
  slowAfterMs: number,
  call: () => Promise<boolean>,
  onSlow: () => void,
): Promise<void> {
  const inFlight = flow.begin()
  const timer = setTimeout(() => {
    inFlight.becameSlow()
    onSlow()
  }, slowAfterMs).unref()
  let wasLost = false
  try {
    wasLost = await call()
  } finally {
    clearTimeout(timer)
    inFlight.end(wasLost)
  }
}
