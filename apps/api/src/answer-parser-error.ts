import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { parserFailure, rawResponse } from './parser-failure.ts'
import { newRequestId } from './request-id.ts'

const lingerMs = 2_000

/** The request that a connection brought last, and its answer. */
export interface Exchange {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

/**
 * Answers what Node's parser refused, and closes the connection. A request that came whole before it gets its own answer
 * first; one that has its answer already, and whose rest was refused, gets no second one.
 *
 * @param code of the parser's error
 */
export function answerParserError(socket: Socket, code: string | undefined, last: Exchange | undefined): void {
  const answer = () => closeWith(socket, rawResponse(parserFailure(code), newRequestId()))
  if (last?.incoming.complete && !last.outgoing.closed) last.outgoing.once('close', answer)
  else if (last?.incoming.complete === false && last.outgoing.headersSent) closeWith(socket, '')
  else answer()
}

/** Writes the last bytes and reads on for a moment: closing at once would reset the connection before they are read. */
function closeWith(socket: Socket, bytes: string): void {
  if (!socket.writable) return
  socket.on('error', () => socket.destroy())
  socket.end(bytes)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
