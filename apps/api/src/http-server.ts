import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { errorResponse, internalError } from './error-response.ts'
import { logFailure } from './log-failure.ts'
import { parserFailure, rawResponse } from './parser-failure.ts'
import { newRequestId } from './request-id.ts'

const headersTimeoutMs = 15_000
const requestTimeoutMs = 60_000
/** Longer than the 60 s after which load balancers drop idle connections, so that they do it, never we under a request. */
const keepAliveTimeoutMs = 65_000
const lingerMs = 2_000

/** What answers requests: a Hono app, seen as its `fetch`. */
export interface Answering {
  fetch(request: Request): Response | Promise<Response>
}

/**
 * An HTTP server (not yet listening) around `app`. Whatever Node's parser or the adapter refuses before the app sees it
 * is answered with the error envelope and an X-Request-Id as well.
 */
export function createHttpServer(app: Answering): Server {
  const answer = getRequestListener((request) => app.fetch(request), {
    // Node drains an unread body by itself; the adapter's own clean-up cuts the connection after 500 ms, which can
    // reset it before a slow sender has read its 413.
    autoCleanupIncoming: false,
    errorHandler: answerAdapterError,
  })
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (outgoing.shouldKeepAlive === false && bodyFollows(incoming)) closeAfterBody(incoming, outgoing)
    void answer(incoming, outgoing)
  }
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      requireHostHeader: false, // the adapter refuses a missing Host too, and there the envelope answers
    },
    listener,
  )
  server.on('checkExpectation', listener) // an unknown Expect is ignored, where Node would answer 417 with no body
  server.on('connect', (_request, socket: Socket) => answerRaw(socket, parserFailure('CONNECT')))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else answerRaw(socket, parserFailure(error.code))
  })
  return server
}

function answerAdapterError(error: unknown): Response {
  const requestId = newRequestId()
  if (error instanceof RequestError) return errorResponse(parserFailure('RequestError'), requestId)
  logFailure(requestId, error)
  return errorResponse(internalError, requestId)
}

/** Answers on the bare socket and reads on for a moment: closing at once would reset it before the answer is read. */
function answerRaw(socket: Socket, failure: ReturnType<typeof parserFailure>): void {
  if (!socket.writable) return
  socket.on('error', () => socket.destroy())
  socket.end(rawResponse(failure, newRequestId()))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function bodyFollows(incoming: IncomingMessage): boolean {
  return incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length'] ?? 0) > 0
}

/**
 * A client that sent `Connection: close` and an oversize body would be reset while still sending. So the connection is
 * held until the body is in, and closed then.
 */
function closeAfterBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = true
  outgoing.once('finish', () => {
    if (incoming.complete) incoming.socket.end()
    else incoming.once('close', () => incoming.socket.end())
  })
}
