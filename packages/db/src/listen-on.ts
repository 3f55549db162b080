import type { Client } from 'pg'
import { endClient, keepPinging, runQuery } from './connection.ts'
import { type DatabaseUnavailable, describeConnectFailure } from './errors.ts'
import type { ResponseWatch } from './response-watch.ts'
import { ServerClient } from './server-client.ts'
import type { ServerConfig } from './servers.ts'

/** Listens on a channel. */
export interface Listener {
  /** Ends it; no notification arrives afterwards. */
  close(): Promise<void>
}

/** What listens on one channel. */
interface Receiver {
  readonly channel: string
  /** Receives each payload, and undefined after each connect, because notifications may have been missed before. */
  readonly onNotification: (payload: string | undefined) => void
}

const firstDelayMs = 100
const maxDelayMs = 2_000

/**
 * Opens one connection that listens on any number of channels (NOTIFY), while there are any. It reconnects, to the next server, if it is
 * lost or stops responding, which a ping every five seconds detects. Notifications in between are lost: they are hints, and a receiver
 * must also poll.
 *
 * @param watch closes the connection if a ping gets no response
 * @param onFailure receives the reason whenever it cannot connect
 */
export function openListeners(
  config: ServerConfig,
  watch: ResponseWatch,
  onFailure: (reason: DatabaseUnavailable) => void,
): (channel: string, onNotification: Receiver['onNotification']) => Listener {
  const receivers = new Set<Receiver>()
  let client: Client | undefined
  let isConnected = false
  let retry: NodeJS.Timeout | undefined
  let delayMs = firstDelayMs

  async function connect(): Promise<void> {
    const next = new ServerClient(config)
    client = next
    next.on('notification', ({ channel, payload }) => {
      for (const each of receivers) if (client === next && each.channel === channel) each.onNotification(payload ?? '')
    })
    // A broken connection may report several errors. Only the first error, or its end, counts.
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    try {
      await next.connect()
      watch.add(next)
      const pings = keepPinging(next)
      next.once('end', () => pings.stop())
      isConnected = client === next
      await listen(next, [...receivers])
      delayMs = firstDelayMs
    } catch (error) {
      if (client === next) onFailure(describeConnectFailure(error, config.where))
      lost(next)
    }
  }

  async function listen(on: Client, added: readonly Receiver[]): Promise<void> {
    const channels = new Set(added.map(({ channel }) => channel))
    await runQuery(on, { text: [...channels].map((channel) => `LISTEN ${channel}`).join('; ') })
    for (const each of added) if (client === on && receivers.has(each)) each.onNotification(undefined)
  }

  function lost(which: Client): void {
    if (client !== which) return
    forget()
    which.connection.stream.destroy()
    retry = setTimeout(() => void connect(), delayMs)
    delayMs = Math.min(delayMs * 2, maxDelayMs)
  }

  function forget(): Client | undefined {
    const known = client
    client = undefined
    isConnected = false
    clearTimeout(retry)
    retry = undefined
    return known
  }

  return (channel, onNotification) => {
    if (!/^[a-z0-9_]+$/.test(channel)) throw new Error(`'${channel}' is not a channel name: only a-z, 0-9 and _`)
    const receiver = { channel, onNotification }
    receivers.add(receiver)
    const on = client
    if (on === undefined && retry === undefined) void connect()
    else if (on !== undefined && isConnected) listen(on, [receiver]).catch(() => lost(on))
    return {
      async close() {
        receivers.delete(receiver)
        if (receivers.size > 0) return
        const known = forget()
        if (known !== undefined) await endClient(known)
      },
    }
  }
}
