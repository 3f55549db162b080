import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayHaveLongBody } from './may-have-long-body.ts'
import { releaseMemory } from './release-memory.ts'
import { Turns } from './turns.ts'

/** Apart from those of bodies that are read: callers without a key would delay them. */
const turns = new Turns()

/**
 * Stops reading a long body until the response is sent, and ends the connection after it. What then arrives is
 * discarded, in turns with those of other connections. Node drains a short body.
 */
export function closeUnread(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete || !mayHaveLongBody(incoming)) return
  const { socket } = incoming
  const pause = () => void socket.pause()
  pause()
  // Reading the body resumes the socket.
  socket.on('resume', pause)
  outgoing.setHeader('Connection', 'close')
  outgoing.once('finish', () => socket.off('resume', pause).resume())
  // With a reader, Node does not drain the body at full speed.
  incoming.on('data', (chunk: Uint8Array) => {
    releaseMemory(chunk)
    incoming.pause()
    turns.wait(() => incoming.resume())
  })
  incoming.resume()
}
