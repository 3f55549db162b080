import { Client } from 'pg'
import { checkConnection, explainRefusal } from './check-connection.ts'
import type { DatabaseAddress } from './parse-database-url.ts'
import type { ObserveStatement, ServerConfig, Servers } from './servers.ts'

/**
 * A connection to the current server. It does not connect to a read-only server: a standby would serve reads and reject every
 * write, for as long as the connection stays in a pool.
 */
export class ServerClient extends Client {
  readonly observeStatement: ObserveStatement | undefined
  readonly #servers: Servers
  readonly #address: DatabaseAddress
  readonly #timeoutMs: number
  /** Of the tables of its cell. */
  readonly schema: string | undefined
  readonly #session: ServerConfig['session']

  constructor(config: ServerConfig) {
    const { servers, session, schema, connectionTimeoutMillis = 0 } = config
    const address = servers.current
    super({
      ...config,
      connectionString: address.url,
      // PGSSLMODE is for remote servers.
      ...(address.isSocket && { ssl: false }),
    })
    // The driver would take those of PGOPTIONS, which are for other servers.
    const { connectionParameters } = this as unknown as { connectionParameters: { options?: string | undefined } }
    connectionParameters.options = address.options
    this.observeStatement = config.observeStatement
    this.#servers = servers
    this.schema = schema
    this.#session = session
    this.#address = address
    // Leaves time for the other servers if this one does not respond.
    this.#timeoutMs = connectionTimeoutMillis / servers.count
    // A pool listens only later. Without a listener an error would end the process.
    this.on('error', () => undefined)
  }

  /**
   * The driver's own method. A parameter of the start holds for the whole connection, whatever its statements do. A pooler that
   * gives a session to many clients knows it for each of them.
   */
  getStartupConf(): Record<string, string> {
    const { getStartupConf } = Client.prototype as unknown as { getStartupConf(): Record<string, string> }
    return { ...getStartupConf.call(this), ...(this.schema && { search_path: this.schema }) }
  }

  override connect(): Promise<this>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    const connected = this.#connectToWritable()
    if (callback === undefined) return connected
    connected.then(() => callback(null as never), callback)
    return undefined
  }

  async #connectToWritable(): Promise<this> {
    // The driver's own limit ends before the query.
    const timer = setTimeout(() => this.connection.stream.destroy(new Error('timeout expired')), this.#timeoutMs)
    try {
      await super.connect()
      await checkConnection(this, { session: this.#session, schema: this.schema })
      return this
    } catch (error) {
      this.#servers.moveOnFrom(this.#address)
      this.connection.stream.destroy()
      throw explainRefusal(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Connects to the current server, and after a failure to the others in turn. */
export async function connectToServer(config: ServerConfig): Promise<ServerClient> {
  for (let attempt = 1; ; attempt++) {
    const client = new ServerClient(config)
    try {
      return await client.connect()
    } catch (error) {
      if (attempt >= config.servers.count) throw error
    }
  }
}
