/** A tap that wants everything to end at once is a second one; nearer than this it is the same one, sent twice. */
const sameTapMs = 300

/**
 * Turns SIGINT, SIGTERM and SIGHUP into an abort, its reason the signal's name. npm passes Ctrl-C on to a process that the
 * terminal has told already, so two signals in quick succession are one; a later one calls `atOnce`.
 */
export function listenForStop(atOnce: () => void): { signal: AbortSignal; ignore: () => void } {
  const controller = new AbortController()
  let firstAt = 0
  const stop = (name: NodeJS.Signals) => {
    if (!controller.signal.aborted) {
      firstAt = performance.now()
      controller.abort(name)
    } else if (performance.now() - firstAt > sameTapMs) atOnce()
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
