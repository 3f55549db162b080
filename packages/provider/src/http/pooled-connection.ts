import type { Socket } from 'node:net'
import { Client } from 'undici'
import { type PostResponse, ResponseReader } from './response-reader.ts'

/** Below the 5 s after which many servers close an idle connection. A server's shorter hint has priority. */
const idleMs = 4_000
/** How long before the end of a server's hint a connection is closed. */
const hintMarginMs = 1_000

export interface PooledConnectionOptions {
  /** Opens another connection, for a call that finds this one closed. */
  readonly reconnect: () => Promise<Socket>
  /** Called when the connection is free for another call. */
  readonly onIdle: (connection: PooledConnection) => void
}

/** A POST request. */
export interface Post {
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Max duration, including reading the response. */
  readonly timeoutMs: number
}

/** An HTTP/1.1 connection that serves one call at a time. */
export class PooledConnection {
  readonly #client: Client
  readonly #reconnect: PooledConnectionOptions['reconnect']
  readonly #onIdle: PooledConnectionOptions['onIdle']
  #socket: Socket
  #wasUsed = false

  /** @param socket established, with TLS if the origin uses it */
  constructor(socket: Socket, origin: string, { reconnect, onIdle }: PooledConnectionOptions) {
    this.#socket = socket
    this.#reconnect = reconnect
    this.#onIdle = onIdle
    // Before the client gets the socket, an error only means that it is closed.
    socket.on('error', ignore)
    this.#client = new Client(origin, {
      connect: (_options, connected) => this.#connect(connected),
      allowH2: false,
      keepAliveTimeout: idleMs,
      keepAliveMaxTimeout: idleMs,
      keepAliveTimeoutThreshold: hintMarginMs,
      // A call has a deadline of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
    })
  }

  get isOpen(): boolean {
    return this.#socket.readyState === 'open'
  }

  /**
   * Sends a POST, once. A new connection gets the whole request before any other event. One that served a call before first reads
   * what has arrived on it, such as its end.
   *
   * @throws CallTimeout; the error of a broken call
   */
  async post({ path, headers, body, timeoutMs }: Post): Promise<PostResponse> {
    const reader = new ResponseReader(timeoutMs)
    this.#client.dispatch({ method: 'POST', path, headers, body }, reader)
    return reader.response
  }

  /** Returns the connection to the pool. Call it once for each time it was taken. */
  release(): void {
    if (this.#wasUsed && this.isOpen) {
      this.#onIdle(this)
      return
    }
    // The client's idle timeout applies only to sockets that served a call.
    this.#socket.destroy()
    void this.#client.destroy()
  }

  /** The client asks for a connection at its first call, and when that one is closed. */
  #connect(connected: (...result: [error: null, socket: Socket] | [error: Error, socket: null]) => void): void {
    const isFirst = !this.#wasUsed
    this.#wasUsed = true
    if (isFirst && this.isOpen) {
      // The client does not go on if it is called back at once.
      queueMicrotask(() => connected(null, this.#socket))
      return
    }
    const reconnected = (socket: Socket) => {
      this.#socket = socket
      connected(null, socket)
    }
    this.#reconnect().then(reconnected, (error: Error) => connected(error, null))
  }
}

function ignore(): void {}
