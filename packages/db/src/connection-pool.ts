import { AsyncResource } from 'node:async_hooks'
import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { dropLater } from './connection.ts'
import { waitTimedOut } from './errors.ts'
import type { ResponseWatch } from './response-watch.ts'
import { ServerClient } from './server-client.ts'
import type { ServerConfig } from './servers.ts'

/** The driver's pool, with watched connections. It can close even if the server does not respond. */
export interface ConnectionPool {
  /** Takes a connection, which must be released. Uses a callback: a promise costs a tenth of a short query. */
  connect(take: (error: Error | undefined, client: PoolClient | undefined) => void): void
  counts(): PoolCounts
  /** Drops idle connections, so that the next query gets a new one. */
  dropIdle(): void
  /** Waits until all connections are released, then closes them. */
  close(): Promise<void>
}

/** Told of every wait for a connection, so it has to be fast. */
export interface PoolObserver {
  /** A connection was taken. */
  waited(pool: string, ms: number): void
  /** No connection became free in time. */
  timedOut(pool: string): void
}

/** The open connections of a pool. */
export interface PoolCounts {
  /** Of a cell besides main: its schema, a slash and the name. */
  readonly pool: string
  readonly idle: number
  readonly used: number
}

/**
 * Opens a pool. Connections are opened on demand.
 *
 * @param observed the name of the pool in its cell, and what is called after each wait for a connection
 */
export function openPool(
  config: PoolConfig & ServerConfig,
  watch: ResponseWatch,
  observed: { readonly name: string; readonly observer?: PoolObserver | undefined },
): ConnectionPool {
  const { observer } = observed
  const name = config.schema === undefined ? observed.name : `${config.schema}/${observed.name}`
  const pool = new Pool({ ...config, Client: ServerClient as never })
  // The pool handles broken connections, idle or not. Without these listeners they would end the process.
  pool.on('error', ignore)
  const ends = new Map<Client, Promise<void>>()
  const idle = new Set<Client>()
  pool.on('connect', (client) => {
    watch.add(client)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    ends.set(client, ended)
    ended.then(() => {
      ends.delete(client)
      idle.delete(client)
    })
  })
  pool.on('acquire', (client) => idle.delete(client))
  // The pool also reports broken and ended connections; it closes those itself.
  pool.on('release', (error, client) => {
    if (!error && ends.has(client)) idle.add(client)
  })

  function connect(take: Parameters<ConnectionPool['connect']>[0], attempt = 1): void {
    pool.connect((error, client) => {
      // The next new connection is to the next server.
      const tryNext = client === undefined && attempt < config.servers.count && error?.message !== waitTimedOut
      if (tryNext) return connect(take, attempt + 1)
      if (client === undefined || !client.connection.stream.destroyed) return take(error, client)
      // It was just dropped, and the pool has not removed it yet.
      client.release(true)
      connect(take, attempt)
    })
  }

  function connectObserved(take: Parameters<ConnectionPool['connect']>[0], { waited, timedOut }: PoolObserver): void {
    const since = performance.now()
    connect((error, client) => {
      if (client !== undefined) waited(name, performance.now() - since)
      else if (error?.message === waitTimedOut) timedOut(name)
      take(error, client)
    })
  }

  // A connection may be passed on by other work that has released it: the observer must see the work that waited.
  const bound = (take: Parameters<ConnectionPool['connect']>[0]) =>
    config.observeStatement === undefined ? take : AsyncResource.bind(take)

  return {
    connect: observer === undefined ? (take) => connect(bound(take)) : (take) => connectObserved(bound(take), observer),
    counts: () => ({ pool: name, idle: pool.idleCount, used: pool.totalCount - pool.idleCount }),
    dropIdle() {
      for (const client of idle) client.connection.stream.destroy()
    },
    async close() {
      // Idle connections do not keep the process alive, but it must not end while it waits for them to close.
      const alive = setInterval(ignore, 60_000)
      await pool.end()
      // The pool has asked the server to end the connections. Later steps may need the database to be unused, so
      // wait for the ends.
      const drop = dropLater(() => ends.keys())
      await Promise.all(ends.values())
      drop.cancel()
      clearInterval(alive)
    },
  }
}

function ignore(): void {}
