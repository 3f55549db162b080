import { setTimeout as delay } from 'node:timers/promises'

// Fast shutdown first. The harsher signals, from which the next start recovers, are sent only if the server does
// not end.
const signals = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
] as const

/** Ends a server within 15 s. `kill` must not reach another process after `exited` has settled. */
export async function endServer(kill: (signal: NodeJS.Signals) => void, exited: Promise<void>): Promise<void> {
  for (const [signal, timeoutMs] of signals) {
    kill(signal)
    const timer = new AbortController()
    const late = delay(timeoutMs, 'late', { signal: timer.signal }).catch(() => undefined)
    const outcome = await Promise.race([exited, late])
    timer.abort()
    if (outcome !== 'late') return
  }
}
