import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { answerParserError, type Exchange } from './answer-parser-error.ts'
import type { Answering, Bindings } from './api-log.ts'
import { closeUnread } from './close-unread.ts'
import { errorResponse, internalError } from './error-response.ts'
import { hasValidHost } from './has-valid-host.ts'
import { logFailure } from './log-failure.ts'
import { mayBeLong } from './may-be-long.ts'
import { parserFailure } from './parser-failure.ts'
import { newRequestId } from './request-id.ts'

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request, its body included. */
  readonly request: number
  /** Between two requests. */
  readonly keepAlive: number
  /** How often the first two are looked at. */
  readonly check: number
}

const usualTimeouts: Timeouts = {
  headers: 15_000,
  request: 60_000,
  // Longer than the 60 s after which load balancers drop idle connections: they should do it, never we under a request.
  keepAlive: 65_000,
  check: 5_000,
}

/**
 * An HTTP server (not yet listening) around `app`. Whatever Node's parser or the adapter refuses before the app sees it
 * is answered with the error envelope and an X-Request-Id as well.
 */
export function createHttpServer(app: Answering, timeouts: Timeouts = usualTimeouts): Server {
  const exchanges = new WeakMap<Socket, Exchange>()
  const answer = getRequestListener(
    (request, { incoming }) => answerRequest(app, request, exchanges.get(incoming.socket)),
    {
      // Node drains an unread body by itself; the adapter's own clean-up cuts the connection after 500 ms, which can
      // reset it before a slow sender has read its 413.
      autoCleanupIncoming: false,
      errorHandler: answerAdapterError,
      // HTTP/1.0 needs no Host; nothing here depends on its value.
      hostname: 'localhost',
    },
  )
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    exchanges.set(incoming.socket, { incoming, outgoing })
    if (!server.listening) outgoing.setHeader('Connection', 'close')
    else if (!outgoing.shouldKeepAlive && mayBeLong(incoming)) closeAfterBody(incoming, outgoing)
    void answer(incoming, outgoing)
  }
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
      requireHostHeader: false, // `hasValidHost` asks for it, so that the envelope answers
    },
    listener,
  )
  server.on('checkExpectation', listener) // an unknown Expect is ignored, where Node would answer 417 with no body
  server.on('connect', ({ socket }) => answerParserError(socket, 'CONNECT', exchanges.get(socket)))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else answerParserError(socket, error.code, exchanges.get(socket))
  })
  return server
}

/** Answers. A long body that was left unread is not drained, unless the caller has a key and may go on with the connection. */
async function answerRequest(app: Answering, request: Request, exchange: Exchange | undefined): Promise<Response> {
  if (exchange === undefined) return app.fetch(request)
  const bindings: Bindings = { ...exchange }
  const response = hasValidHost(exchange.incoming)
    ? await app.fetch(request, bindings)
    : errorResponse(parserFailure('RequestError'), newRequestId())
  if (bindings.call?.principal === undefined) closeUnread(exchange.incoming, exchange.outgoing)
  return response
}

function answerAdapterError(error: unknown): Response {
  const requestId = newRequestId()
  if (error instanceof RequestError) return errorResponse(parserFailure('RequestError'), requestId)
  logFailure(requestId, error)
  return errorResponse(internalError, requestId)
}

/**
 * A client that sends a long body with `Connection: close` would be reset when it is answered before it has finished. So
 * the connection is held until the body is in, and closed then.
 */
function closeAfterBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = true
  outgoing.once('finish', () => {
    if (incoming.complete) incoming.socket.end()
    else incoming.once('close', () => incoming.socket.end())
  })
}
