import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '@channel/test-kit'
import { onTestFinished } from 'vitest'

/** A way to a database that a test can cut, while the database itself is there. */
export interface WayToDatabase {
  /** The URL of the database over this way. */
  readonly url: string
  /** Closes all connections and accepts none. */
  cut(): void
  mend(): Promise<void>
}

/** Opens a way to a database for the rest of the test. */
export async function openWayToDatabase(databaseUrl: string): Promise<WayToDatabase> {
  // A server that listens at a socket has no host there.
  const url = new URL(databaseUrl.replace('@/', '@localhost/'))
  const { username, password, pathname, searchParams, hostname, port } = url
  const host = searchParams.get('host') ?? hostname
  const target = host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${searchParams.get('port') ?? (port || '5432')}` }
    : { host, port: Number(port || '5432') }
  const own = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  async function mend(): Promise<void> {
    server.listen(own, '127.0.0.1')
    await once(server, 'listening')
  }
  function cut(): void {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  await mend()
  onTestFinished(cut)
  const credentials = password === '' ? username : `${username}:${password}`
  return { url: `postgres://${credentials}@127.0.0.1:${own}${pathname}`, cut, mend }
}
