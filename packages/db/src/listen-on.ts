import type { Client } from 'pg'
import { endClient, keepPinging, runQuery } from './connection.ts'
import { type DatabaseUnavailable, describeConnectFailure } from './errors.ts'
import type { ResponseWatch } from './response-watch.ts'
import { ServerClient } from './server-client.ts'
import type { ServerConfig } from './servers.ts'

/** A listening connection. */
export interface Listener {
  /** Closes it; no notification arrives afterwards. */
  close(): Promise<void>
}

const firstDelayMs = 100
const maxDelayMs = 2_000

/**
 * Listens on a channel (NOTIFY) over a separate connection. It reconnects, to the next server, if the connection is lost
 * or stops responding, which a ping every five seconds detects. Notifications in between are lost: they are hints, and a
 * receiver must also poll.
 *
 * @param watch closes the connection if a ping gets no response
 * @param onNotification receives each payload, and undefined after each connect, because notifications may have
 *   been missed before
 * @param onFailure receives the reason whenever it cannot connect
 */
export function listenOn(
  config: ServerConfig,
  watch: ResponseWatch,
  channel: string,
  onNotification: (payload: string | undefined) => void,
  onFailure: (reason: DatabaseUnavailable) => void,
): Listener {
  if (!/^[a-z0-9_]+$/.test(channel)) throw new Error(`'${channel}' is not a channel name: only a-z, 0-9 and _`)
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let delayMs = firstDelayMs
  let closed = false

  async function connect(): Promise<void> {
    const next = new ServerClient(config)
    client = next
    next.on('notification', ({ payload }) => {
      if (!closed) onNotification(payload ?? '')
    })
    // A broken connection may report several errors. Only the first error, or its end, counts.
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      watch.add(next)
      await runQuery(next, { text: `LISTEN ${channel}` })
    } catch (error) {
      if (!closed) onFailure(describeConnectFailure(error, config.where))
      lost(next)
      return
    }
    const pings = keepPinging(next)
    next.once('end', () => pings.stop())
    delayMs = firstDelayMs
    if (!closed) onNotification(undefined)
  }

  function lost(which: Client): void {
    if (closed || client !== which) return
    client = undefined
    which.connection.stream.destroy()
    retry = setTimeout(() => void connect(), delayMs)
    delayMs = Math.min(delayMs * 2, maxDelayMs)
  }

  void connect()
  return {
    async close() {
      closed = true
      clearTimeout(retry)
      if (client !== undefined) await endClient(client)
    },
  }
}
