import { setTimeout as delay } from 'node:timers/promises'

// Fast shutdown; harsher means, from which the next start recovers, only when that does not end it.
const means = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
] as const

/** Ends a server within 15 s. `kill` must not reach another process once `exited` has settled. */
export async function endServer(kill: (signal: NodeJS.Signals) => void, exited: Promise<void>): Promise<void> {
  for (const [signal, patienceMs] of means) {
    kill(signal)
    const timer = new AbortController()
    const late = delay(patienceMs, 'late', { signal: timer.signal }).catch(() => undefined)
    const outcome = await Promise.race([exited, late])
    timer.abort()
    if (outcome !== 'late') return
  }
}
