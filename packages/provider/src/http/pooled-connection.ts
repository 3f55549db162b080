import { Agent, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'

/** Less than the 5 s after which many servers close an idle connection. A server's own hint counts if it is shorter. */
const idleMs = 4_000

export interface PooledConnectionOptions {
  /** Begins another connection, for a call that finds this one closed. */
  readonly reconnect: () => Socket
  /** Called when it can be used for another call. */
  readonly onIdle: (connection: PooledConnection) => void
}

/** What is posted. */
export interface Post {
  /** Path and query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** A connection for HTTP/1.1 that serves one call at a time. */
export class PooledConnection {
  readonly #host: string
  readonly #agent: OneSocketAgent
  readonly #onIdle: PooledConnectionOptions['onIdle']

  /** @param socket established, with TLS where the origin has it */
  constructor(socket: Socket, host: string, { reconnect, onIdle }: PooledConnectionOptions) {
    this.#host = host
    this.#agent = new OneSocketAgent(socket, reconnect)
    this.#onIdle = onIdle
  }

  get isOpen(): boolean {
    return this.#agent.isOpen
  }

  /**
   * Posts, and lets `read` make something of the response. On an open connection the whole request is handed to the system
   * before any other event is processed: nothing has to be waited for.
   *
   * @throws what broke
   */
  async post<Answer>(
    { path, headers, body, signal }: Post,
    read: (response: IncomingMessage) => Promise<Answer>,
  ): Promise<Answer> {
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

  /** Gives it back, once for each time that it was taken. */
  release(): void {
    if (this.#agent.wasUsed && this.isOpen) this.#onIdle(this)
    // The agent closes idle sockets in time only when they served a call.
    else this.#agent.destroy()
  }
}

/** Gives the one call that it gets a socket that is there already. */
class OneSocketAgent extends Agent {
  readonly #reconnect: () => Socket
  #socket: Socket
  wasUsed = false

  constructor(socket: Socket, reconnect: () => Socket) {
    super({ keepAlive: true, maxSockets: 1, timeout: idleMs })
    this.#reconnect = reconnect
    this.#socket = socket
    // Until the call has it, an error only means that it is closed.
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
