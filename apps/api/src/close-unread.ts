import type { IncomingMessage, ServerResponse } from 'node:http'
import { freeBytes } from './free-bytes.ts'
import { mayBeLong } from './may-be-long.ts'

const lingerMs = 1_000

/**
 * Stops reading a long body at once, and ends the connection after the response. It stays open for a moment longer: closing it
 * at once would reset it, possibly before the client has read the response. A short body is left to Node, which drains it.
 */
export function closeUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete || !mayBeLong(incoming)) return
  const { socket } = incoming
  const pause = () => void socket.pause()
  pause()
  // Node resumes it after the response, to drain the body.
  socket.on('resume', pause)
  // Otherwise Node closes the socket with the response.
  outgoing.shouldKeepAlive = true
  outgoing.once('finish', () => {
    incoming.on('data', freeBytes).resume()
    socket.end()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  })
}
