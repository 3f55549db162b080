import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextIteration } from 'node:timers/promises'

const idleSweepMs = 50
/** An iteration of the event loop that is as short has processed nothing but new connections. */
const quietMs = 0.1
const maxWaitMs = 200

/**
 * Stops accepting connections, lets requests in flight complete, and closes connections as they become idle, but not before
 * `idleMs`: one that seems idle may have a request on its way. Connections that remain after `deadlineMs` are closed.
 */
export async function stopServer(server: Server, deadlineMs: number, idleMs = idleSweepMs): Promise<void> {
  await untilQuiet()
  const sweepFrom = performance.now() + idleMs
  // A connection that becomes idle after close() would otherwise stay open for the whole keep-alive time.
  const sweep = setInterval(() => {
    if (performance.now() >= sweepFrom) server.closeIdleConnections()
  }, idleSweepMs)
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
  try {
    // The one of http would also close idle connections at once.
    await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  } finally {
    clearInterval(sweep)
    clearTimeout(deadline)
  }
}

/**
 * Closing a listener resets connections that the system has accepted but this process has not. Directly after a short iteration of
 * the event loop there is hardly any.
 */
async function untilQuiet(): Promise<void> {
  const until = performance.now() + maxWaitMs
  for (let last = performance.now(); ; ) {
    await nextIteration()
    const now = performance.now()
    if (now - last < quietMs || now > until) return
    last = now
  }
}
