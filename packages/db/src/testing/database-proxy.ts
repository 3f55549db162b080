import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** One connection through the proxy: `client` is the socket of the client, `upstream` that of the database. */
export interface ProxiedConnection {
  readonly client: Socket
  readonly upstream: Socket
  /** Stops forwarding bytes in both directions. */
  isHeld: boolean
  /** Stops forwarding the end of one side to the other. */
  hidesEnds: boolean
}

/** Callbacks of a test for the connections of its proxy. */
export interface ProxyObserver {
  readonly onConnection?: (connection: ProxiedConnection) => void
  /** Called before a chunk is forwarded to the database; may hold the connection. */
  readonly onRequest?: (connection: ProxiedConnection, chunk: Buffer) => void
  /** Called before a chunk is forwarded to the client; may hold the connection. */
  readonly onResponse?: (connection: ProxiedConnection, chunk: Buffer) => void
}

/** A TCP address that leads to a database. */
export interface DatabaseProxy {
  readonly url: string
  /** Closes all connections and stops listening. */
  close(): void
}

/** Starts a proxy in front of a database that is reached over TCP or a unix socket, without TLS. */
export async function startDatabaseProxy(databaseUrl: string, observer: ProxyObserver): Promise<DatabaseProxy> {
  // The URL of a unix socket has no host.
  const url = new URL(databaseUrl.replace('@/', '@localhost/'))
  const { hostname, searchParams } = url
  const directory = searchParams.get('host')
  const port = searchParams.get('port') ?? (url.port || '5432')
  const open = new Set<Socket>()

  const server = createServer((client) => {
    const upstream = directory?.startsWith('/')
      ? connect(join(directory, `.s.PGSQL.${port}`))
      : connect(Number(port), hostname)
    const connection: ProxiedConnection = { client, upstream, isHeld: false, hidesEnds: false }
    observer.onConnection?.(connection)
    client.on('data', (chunk: Buffer) => {
      observer.onRequest?.(connection, chunk)
      if (!connection.isHeld) upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      observer.onResponse?.(connection, chunk)
      if (!connection.isHeld) client.write(chunk)
    })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.setNoDelay(true)
      const forwardEnd = () => {
        if (!connection.hidesEnds) other.destroy()
      }
      socket.on('error', forwardEnd)
      socket.on('close', () => {
        open.delete(socket)
        forwardEnd()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  for (const name of ['host', 'port']) searchParams.delete(name)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
