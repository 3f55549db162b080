import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '@channel/core/mechanisms/log'
import { hasValidHost } from '@channel/settings'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Bindings, FetchHandler } from '../request/bindings.ts'
import { errorResponse, internalError } from '../request/error-response.ts'
import { newRequestId } from '../request/new-request-id.ts'
import { closeUnread } from './close-unread.ts'
import { linger, stopReading } from './linger.ts'
import { mayHaveLongBody } from './may-have-long-body.ts'
import { parserFailure } from './parser-failure.ts'
import { type Exchange, respondToParserError } from './respond-to-parser-error.ts'

/** An exchange, and the timer that ends it if its body takes too long. */
interface LimitedExchange extends Exchange {
  readonly deadline: NodeJS.Timeout | undefined
}

/** Time limits for clients, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request, including its body. */
  readonly request: number
  /** For a request whose body is a file. */
  readonly upload: number
  /** Between two requests. */
  readonly keepAlive: number
  /** Interval of the checks of the first two. */
  readonly check: number
}

const defaultTimeouts: Timeouts = {
  headers: 15_000,
  request: 60_000,
  // A file of 100 MiB at about 1 Mbit/s.
  upload: 900_000,
  // Longer than the 60 s after which load balancers drop idle connections: the server must not close one while a
  // request arrives on it.
  keepAlive: 65_000,
  check: 5_000,
}

export interface ServerOptions {
  readonly timeouts?: Timeouts
  /** Whether each response ends its connection, as all do once the server no longer accepts any. */
  readonly endsConnections?: () => boolean
}

/**
 * An HTTP server (not yet listening) around `app`. Requests that Node's parser or the adapter rejects before the
 * app sees them also get the error envelope and an X-Request-Id.
 */
export function createHttpServer(
  app: FetchHandler,
  log: Log,
  { timeouts = defaultTimeouts, endsConnections = () => false }: ServerOptions = {},
): Server {
  const exchanges = new WeakMap<Socket, LimitedExchange>()
  const handle = getRequestListener(
    (request, { incoming }) => handleRequest(app, request, exchanges.get(incoming.socket)),
    {
      // Node drains an unread body itself. The adapter's own cleanup closes the connection after 500 ms, which can
      // reset it before a slow sender has read its 413.
      autoCleanupIncoming: false,
      errorHandler: (error) => respondToAdapterError(error, log),
      // HTTP/1.0 needs no Host; nothing here depends on its value.
      hostname: 'localhost',
    },
  )
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // A connection that has ended, but still lingers, serves no further request.
    if (incoming.socket.writableEnded) return stopReading(incoming.socket)
    const exchange = { incoming, outgoing }
    const deadline = hasBody(incoming) ? limitBody(exchange, timeouts.request) : undefined
    exchanges.set(incoming.socket, { ...exchange, deadline })
    if (endsConnections() || !server.listening) outgoing.setHeader('Connection', 'close')
    if (mayHaveLongBody(incoming)) linger(incoming)
    void handle(incoming, outgoing)
  }
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.upload,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
      requireHostHeader: false, // `hasValidHost` checks it, so that the error envelope is returned
    },
    listener,
  )
  // an unknown Expect is ignored, where Node would return 417 without a body
  server.on('checkExpectation', listener)
  server.on('connect', ({ socket }) => respondToParserError(socket, 'CONNECT', exchanges.get(socket)))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else respondToParserError(socket, error.code, exchanges.get(socket))
  })
  return server
}

/**
 * Serves a request. An unread long body is not drained, unless the caller has a key and may reuse the connection.
 */
async function handleRequest(
  app: FetchHandler,
  request: Request,
  exchange: LimitedExchange | undefined,
): Promise<Response> {
  if (exchange === undefined) return app.fetch(request)
  const { deadline, ...both } = exchange
  const bindings: Bindings = { ...both, allowLongBody: () => clearTimeout(deadline) }
  const response = hasValidHost(exchange.incoming)
    ? await app.fetch(request, bindings)
    : errorResponse(parserFailure('RequestError'), newRequestId())
  if (bindings.call?.principal === undefined) closeUnread(exchange.incoming, exchange.outgoing)
  return response
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Ends a request whose body takes too long. The server's own limit is that of files. */
function limitBody(exchange: Exchange, timeoutMs: number): NodeJS.Timeout {
  const { incoming, outgoing } = exchange
  const deadline = setTimeout(() => {
    if (!incoming.complete) respondToParserError(incoming.socket, 'ERR_HTTP_REQUEST_TIMEOUT', exchange)
  }, timeoutMs).unref()
  outgoing.once('close', () => clearTimeout(deadline))
  return deadline
}

function respondToAdapterError(error: unknown, log: Log): Response {
  const requestId = newRequestId()
  if (error instanceof RequestError) return errorResponse(parserFailure('RequestError'), requestId)
  log.error({ requestId, err: error }, 'A request failed.')
  return errorResponse(internalError, requestId)
}
