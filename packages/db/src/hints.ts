import { statement } from './statement.ts'

/** A NOTIFY in a separate transaction. */
export const notifyStatement = statement(
  'notify_hint',
  'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload',
)

/** A notification for the listeners of a channel. */
export interface Hint {
  readonly channel: string
  readonly payload: string
  /** The pause after a notification of the channel, in milliseconds; default 10. */
  readonly pauseMs?: number | undefined
}

/** Sends hints for the transactions of a process. */
export interface Hints {
  /** Notifies the listeners of the channel: immediately or, right after another notification, a little later. */
  send(hint: Hint): void
  /** Sends pending hints, and resolves once all were sent. */
  close(): Promise<void>
}

/** Pause between two statements for a channel: hints stay cheap however many transactions commit. */
const defaultPauseMs = 10

interface Channel {
  readonly pauseMs: number
  readonly pending: Set<string>
  sending: Promise<void> | undefined
  pause: NodeJS.Timeout | undefined
}

/** @param notify its failure is ignored, because listeners also poll */
export function openHints(notify: (channel: string, payloads: readonly string[]) => Promise<unknown>): Hints {
  const channels = new Map<string, Channel>()

  function sendNow(name: string, channel: Channel): void {
    const payloads = [...channel.pending]
    channel.pending.clear()
    channel.sending = notify(name, payloads)
      .catch(() => undefined)
      .then(() => {
        channel.sending = undefined
        channel.pause = setTimeout(() => {
          channel.pause = undefined
          if (channel.pending.size > 0) sendNow(name, channel)
        }, channel.pauseMs).unref()
      })
  }

  return {
    send({ channel: name, payload, pauseMs = defaultPauseMs }) {
      const channel = channels.get(name) ?? {
        pauseMs,
        pending: new Set<string>(),
        sending: undefined,
        pause: undefined,
      }
      channels.set(name, channel)
      channel.pending.add(payload)
      if (channel.sending === undefined && channel.pause === undefined) sendNow(name, channel)
    },
    async close() {
      for (const [name, channel] of channels) {
        await channel.sending
        clearTimeout(channel.pause)
        if (channel.pending.size > 0) sendNow(name, channel)
        await channel.sending
        clearTimeout(channel.pause)
      }
    },
  }
}
