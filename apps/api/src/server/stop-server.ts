import type { Server } from 'node:http'

const idleSweepMs = 50

/**
 * Stops accepting connections, lets requests in flight complete, and closes connections as they become idle.
 * Connections that remain after `deadlineMs` are closed.
 */
export async function stopServer(server: Server, deadlineMs: number): Promise<void> {
  // A connection that becomes idle after close() would otherwise stay open for the whole keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs)
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs)
  try {
    await new Promise<void>((resolve) => server.close(() => resolve()))
  } finally {
    clearInterval(sweep)
    clearTimeout(deadline)
  }
}
