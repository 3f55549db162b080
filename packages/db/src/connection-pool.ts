import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { dropLater } from './connection.ts'
import type { ResponseWatch } from './response-watch.ts'

/** The driver's pool with watched connections. It also closes when the server is silent. */
export interface ConnectionPool {
  /** Gives a connection, to be released. It takes a callback: a promise costs a tenth of what a short query takes. */
  connect(take: (error: Error | undefined, client: PoolClient | undefined) => void): void
  /** Drops the connections that are not in use, so that the next query gets a new one. */
  dropIdle(): void
  /** Waits until all connections are released, then closes them. */
  close(): Promise<void>
}

/** Opens a pool; connections are made when they are needed. */
export function openPool(config: PoolConfig, watch: ResponseWatch): ConnectionPool {
  const pool = new Pool(config)
  // A connection that breaks, idle or not, is the pool's business; without listeners it would end the process.
  pool.on('error', ignore)
  const ends = new Map<Client, Promise<void>>()
  const idle = new Set<Client>()
  pool.on('connect', (client) => {
    client.on('error', ignore)
    watch.add(client)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    ends.set(client, ended)
    ended.then(() => {
      ends.delete(client)
      idle.delete(client)
    })
  })
  pool.on('acquire', (client) => idle.delete(client))
  // The pool also reports connections that are broken or have ended; it closes those.
  pool.on('release', (error, client) => {
    if (!error && ends.has(client)) idle.add(client)
  })

  function connect(take: Parameters<ConnectionPool['connect']>[0]): void {
    pool.connect((error, client) => {
      if (client === undefined || !client.connection.stream.destroyed) return take(error, client)
      // It was dropped just now, and the pool has not removed it yet.
      client.release(true)
      connect(take)
    })
  }

  return {
    connect,
    dropIdle() {
      for (const client of idle) client.connection.stream.destroy()
    },
    async close() {
      // Idle connections do not keep the process alive, and it must not end while it waits for them.
      const alive = setInterval(ignore, 60_000)
      await pool.end()
      // The pool has sent its goodbyes; what follows may need the database unused.
      const drop = dropLater(() => ends.keys())
      await Promise.all(ends.values())
      drop.cancel()
      clearInterval(alive)
    },
  }
}

function ignore(): void {}
