import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { newRequestId } from '../request/new-request-id.ts'
import { parserFailure, rawResponse } from './parser-failure.ts'

const lingerMs = 2_000

/** The last request of a connection, and its response. */
export interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

/**
 * Responds to an error of Node's HTTP parser and closes the connection. A complete earlier request gets its own
 * response first. A request that already has its response, and whose rest was rejected, gets no second one.
 *
 * @param code of the parser's error
 */
export function respondToParserError(socket: Socket, code: string | undefined, last: Exchange | undefined): void {
  const respond = () => closeWith(socket, rawResponse(parserFailure(code), newRequestId()))
  if (last?.incoming.complete && !last.outgoing.closed) last.outgoing.once('close', respond)
  else if (last?.incoming.complete === false && last.outgoing.headersSent) closeWith(socket, '')
  else respond()
}

/**
 * Writes the last bytes and keeps reading briefly: closing immediately would reset the connection before the client
 * has read them.
 */
function closeWith(socket: Socket, bytes: string): void {
  if (!socket.writable) return
  socket.on('error', () => socket.destroy())
  socket.end(bytes)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
