/** A second signal within this time is a duplicate of the first. */
const duplicateWithinMs = 300

/**
 * Listens for SIGINT, SIGTERM and SIGHUP. The first aborts `signal`, with its name as the reason. Further ones call
 * `onRepeated`, except within 300 ms: npm forwards Ctrl-C to a process that has already received it from the terminal.
 */
export function listenForStop(onRepeated: () => void): { signal: AbortSignal; stopListening: () => void } {
  const controller = new AbortController()
  let firstAt = 0
  const stop = (name: NodeJS.Signals) => {
    if (!controller.signal.aborted) {
      firstAt = performance.now()
      controller.abort(name)
    } else if (performance.now() - firstAt > duplicateWithinMs) onRepeated()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const name of signals) process.on(name, stop)
  return {
    signal: controller.signal,
    stopListening: () => {
      for (const name of signals) process.removeListener(name, stop)
    },
  }
}
