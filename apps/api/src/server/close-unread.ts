import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayHaveLongBody } from './may-have-long-body.ts'
import { releaseMemory } from './release-memory.ts'

const lingerMs = 1_000

/**
 * Stops reading a long body immediately, and ends the connection after the response. The connection stays open a
 * little longer: closing it immediately would reset it, possibly before the client has read the response. Node
 * drains a short body.
 */
export function closeUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete || !mayHaveLongBody(incoming)) return
  const { socket } = incoming
  const pause = () => void socket.pause()
  pause()
  // Node resumes the socket after the response, to drain the body.
  socket.on('resume', pause)
  // Otherwise Node closes the socket with the response.
  outgoing.shouldKeepAlive = true
  outgoing.once('finish', () => {
    incoming.on('data', releaseMemory).resume()
    socket.end()
    setTimeout(() => socket.destroy(), lingerMs).unref()
  })
}
