import { Client, type ClientConfig } from 'pg'
import { endClient, keepPinging, runQuery } from './connection.ts'
import type { ResponseWatch } from './response-watch.ts'

/** A connection that listens. */
export interface Listener {
  /** Closes it; nothing arrives afterwards. */
  close(): Promise<void>
}

const firstDelayMs = 100
const longestDelayMs = 2_000

/**
 * Listens on a channel (NOTIFY) over a connection of its own, connecting again whenever that is lost or silent: a ping every
 * five seconds finds out. What was notified in between is lost: notifications are hints, never the only way to learn
 * something.
 *
 * @param watch closes the connection when a ping gets no response
 * @param onNotification gets each payload, and undefined whenever the connection has come up, as something may have been
 *   missed before
 */
export function listenOn(
  config: ClientConfig,
  watch: ResponseWatch,
  channel: string,
  onNotification: (payload: string | undefined) => void,
): Listener {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`'${channel}' is no name for a channel: only a-z and _`)
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let delayMs = firstDelayMs
  let closed = false

  async function connect(): Promise<void> {
    const next = new Client(config)
    client = next
    next.on('notification', ({ payload }) => {
      if (!closed) onNotification(payload ?? '')
    })
    // A broken connection may report several errors; it is over once, at the first of them or at its end.
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      watch.add(next)
      await runQuery(next, { text: `LISTEN ${channel}` })
    } catch {
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
    delayMs = Math.min(delayMs * 2, longestDelayMs)
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
