import { Agent, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'

/** Below the 5 s after which many servers close an idle connection. A server's shorter hint has priority. */
const idleMs = 4_000

export interface PooledConnectionOptions {
  /** Opens another connection, for a call that finds this one closed. */
  readonly reconnect: () => Socket
  /** Called when the connection is free for another call. */
  readonly onIdle: (connection: PooledConnection) => void
}

/** A POST request. */
export interface Post {
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** An HTTP/1.1 connection that serves one call at a time. */
export class PooledConnection {
  readonly #host: string
  readonly #agent: OneSocketAgent
  readonly #onIdle: PooledConnectionOptions['onIdle']

  /** @param socket established, with TLS if the origin uses it */
  constructor(socket: Socket, host: string, { reconnect, onIdle }: PooledConnectionOptions) {
    this.#host = host
    this.#agent = new OneSocketAgent(socket, reconnect)
    this.#onIdle = onIdle
  }

  get isOpen(): boolean {
    return this.#agent.isOpen
  }

  /**
   * Sends a POST and lets `read` process the response. On an open connection the whole request is handed to the
   * system synchronously, before any other event.
   *
   * @throws the error of a broken call
   */
  async post<Result>(
    { path, headers, body, signal }: Post,
    read: (response: IncomingMessage) => Promise<Result>,
  ): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const call = request({
      agent: this.#agent,
      method: 'POST',
      path,
      headers: { ...headers, Host: this.#host, 'Content-Length': Buffer.byteLength(body) },
      signal,
    })
    call.on('response', resolve).on('error', reject).end(body)
    return read(await promise)
  }

  /** Returns the connection to the pool. Call it once for each time it was taken. */
  release(): void {
    if (this.#agent.wasUsed && this.isOpen) this.#onIdle(this)
    // The agent's idle timeout applies only to sockets that served a call.
    else this.#agent.destroy()
  }
}

/** Gives its single call an existing socket. */
class OneSocketAgent extends Agent {
  readonly #reconnect: () => Socket
  #socket: Socket
  wasUsed = false

  constructor(socket: Socket, reconnect: () => Socket) {
    super({ keepAlive: true, maxSockets: 1, timeout: idleMs })
    this.#reconnect = reconnect
    this.#socket = socket
    // Before the call gets the socket, an error only means that it is closed.
    socket.on('error', ignore)
  }

  get isOpen(): boolean {
    return this.#socket.readyState === 'open'
  }

  override createConnection(): Socket {
    if (this.wasUsed || !this.isOpen) this.#socket = this.#reconnect()
    this.wasUsed = true
    return this.#socket
  }

  override destroy(): void {
    this.#socket.destroy()
    super.destroy()
  }
}

function ignore(): void {}
