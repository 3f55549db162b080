import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { PooledConnection } from './pooled-connection.ts'

/**
 * Connections to one origin. A connection is established before it is handed out, and serves one call at a time.
 */
export class ConnectionPool {
  readonly #origin: URL
  readonly #connectMs: number
  /** The most recently used connection is last and is reused first, so that surplus connections time out. */
  readonly #idle: PooledConnection[] = []
  #tlsSession: Buffer | undefined

  /** @param connectMs max duration of connecting, TLS included */
  constructor(origin: URL, connectMs: number) {
    this.#origin = origin
    this.#connectMs = connectMs
  }

  /**
   * Returns an idle or a new connection. The caller must release it.
   *
   * @throws the error of a failed connect; then nothing was sent
   */
  async take(): Promise<PooledConnection> {
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) if (idle.isOpen) return idle
    const socket = await this.#connected()
    return new PooledConnection(socket, this.#origin.origin, {
      reconnect: () => this.#connected(),
      onIdle: (connection) => this.#keep(connection),
    })
  }

  #keep(connection: PooledConnection): void {
    // After a burst, the oldest connections have timed out. Without this they would stay in the list.
    while (this.#idle[0]?.isOpen === false) this.#idle.shift()
    this.#idle.push(connection)
  }

  #connect(): Socket {
    const { protocol, port } = this.#origin
    const host = this.#origin.hostname.replace(/^\[(.*)\]$/, '$1')
    if (protocol === 'http:') return connectTcp({ host, port: Number(port || 80), noDelay: true })
    const session = this.#tlsSession
    const socket = connectTls({
      host,
      port: Number(port || 443),
      ALPNProtocols: ['http/1.1'],
      // An IP address cannot be a server name.
      ...(isIP(host) === 0 && { servername: host }),
      ...(session && { session }),
    })
    socket.setNoDelay(true)
    return socket.on('session', (latest) => {
      this.#tlsSession = latest
    })
  }

  #connected(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = this.#connect()
      const timer = setTimeout(
        () => socket.destroy(new Error(`no connection within ${this.#connectMs} ms`)),
        this.#connectMs,
      )
      const fail = (error: Error) => {
        clearTimeout(timer)
        reject(error)
      }
      const closed = () => fail(new Error('the connection was closed while connecting'))
      socket.once('error', fail).once('close', closed)
      socket.once(this.#origin.protocol === 'http:' ? 'connect' : 'secureConnect', () => {
        clearTimeout(timer)
        socket.off('error', fail).off('close', closed)
        resolve(socket)
      })
    })
  }
}
