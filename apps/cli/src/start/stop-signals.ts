/** A later signal means that everything should end immediately. Within this time it is a duplicate of the first. */
const duplicateMs = 300

/**
 * Turns SIGINT, SIGTERM and SIGHUP into an abort with the signal's name as its reason. npm forwards Ctrl-C to a
 * process that has already received it from the terminal, so two signals in quick succession count as one. A later
 * one calls `atOnce`.
 */
export function listenForStop(atOnce: () => void): { signal: AbortSignal; ignore: () => void } {
  const controller = new AbortController()
  let firstAt = 0
  const stop = (name: NodeJS.Signals) => {
    if (!controller.signal.aborted) {
      firstAt = performance.now()
      controller.abort(name)
    } else if (performance.now() - firstAt > duplicateMs) atOnce()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const name of signals) process.on(name, stop)
  return {
    signal: controller.signal,
    ignore: () => {
      for (const name of signals) process.removeListener(name, stop)
    },
  }
}
