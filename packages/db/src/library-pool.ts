import type { PoolClient } from 'pg'
import { send } from './connection.ts'
import { settingsOf } from './connection-config.ts'
import { openPool, type PoolCounts, type PoolObserver } from './connection-pool.ts'
import { describeConnectFailure, describeFailure, leavesConnectionUsable } from './errors.ts'
import { type Listener, openListeners } from './listen-on.ts'
import { limitOf, ResponseWatch } from './response-watch.ts'
import type { ServerConfig } from './servers.ts'

/** Connections for a library that has its own SQL and expects the driver's own types. */
export interface LibraryPool {
  /** Runs one statement, or several without values. */
  // biome-ignore lint/suspicious/noExplicitAny: only the library knows its rows
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>
  /** @param onConnected called after each connect, because notifications may have been missed before */
  listen(channel: string, onNotification: (payload: string) => void, onConnected: () => void): Promise<Listener>
  counts(): PoolCounts
  /** May be called again. */
  close(): Promise<void>
}

export interface LibraryPoolOptions {
  readonly applicationName: string
  readonly poolSize: number
  readonly statementTimeoutMs: number
}

/** Opens connections to the same servers as those of a database. */
export function openLibraryPool(
  servers: Omit<ServerConfig, 'session'>,
  options: LibraryPoolOptions & {
    readonly reported: <Thrown>(error: Thrown) => Thrown
    readonly observer?: PoolObserver | undefined
  },
): LibraryPool {
  const { applicationName, poolSize, statementTimeoutMs, reported, observer } = options
  const config = {
    ...servers,
    session: { settings: settingsOf(statementTimeoutMs) },
    application_name: applicationName,
    types: undefined,
    pipeline: false,
  }
  const { where } = servers
  const watch = new ResponseWatch(limitOf(statementTimeoutMs), () => pool.dropIdle())
  const pool = openPool({ ...config, max: poolSize }, watch, { name: 'jobs', observer })

  let closed: Promise<void> | undefined

  const take = () =>
    new Promise<PoolClient>((resolve, reject) => {
      pool.connect((error, client) => {
        if (client === undefined) reject(reported(describeConnectFailure(error, where)))
        else resolve(client)
      })
    })

  return {
    async executeSql(text, values) {
      const client = await take()
      return new Promise((resolve, reject) => {
        send(client, values === undefined ? { text } : { text, values }, (error, result) => {
          client.release(error !== null && !leavesConnectionUsable(error))
          if (error === null) resolve(result)
          else reject(reported(describeFailure(error, where)))
        })
      })
    },
    async listen(channel, onNotification, onConnected) {
      const onPayload = (payload: string | undefined) => {
        if (payload === undefined) onConnected()
        else onNotification(payload)
      }
      return openListeners(config, watch, reported)(channel, onPayload)
    },
    counts: () => pool.counts(),
    close() {
      closed ??= pool.close()
      return closed
    },
  }
}
