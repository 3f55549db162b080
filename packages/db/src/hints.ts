import { statement } from './statement.ts'

/** A NOTIFY in a transaction of its own. */
export const notifyStatement = statement(
  'notify_hint',
  'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload',
)

/** Something that those who listen on a channel may want to know. */
export interface Hint {
  readonly channel: string
  readonly payload: string
}

/** Sends hints for the transactions of a process. */
export interface Hints {
  /** Tells those who listen on the channel: at once or, when that was just done, a moment later. */
  send(hint: Hint): void
  /** Sends what is still wanted, and resolves when nothing is on its way any more. */
  close(): Promise<void>
}

/** Between two statements for a channel: however many transactions commit, hints cost next to nothing. */
const pauseMs = 10

interface Channel {
  readonly wanted: Set<string>
  sending: Promise<void> | undefined
  pause: NodeJS.Timeout | undefined
}

/** @param notify its failure is nobody's: whoever listens looks by himself too */
export function openHints(notify: (channel: string, payloads: readonly string[]) => Promise<unknown>): Hints {
  const channels = new Map<string, Channel>()

  function sendNow(name: string, channel: Channel): void {
    const payloads = [...channel.wanted]
    channel.wanted.clear()
    channel.sending = notify(name, payloads)
      .catch(() => undefined)
      .then(() => {
        channel.sending = undefined
        channel.pause = setTimeout(() => {
          channel.pause = undefined
          if (channel.wanted.size > 0) sendNow(name, channel)
        }, pauseMs).unref()
      })
  }

  return {
    send({ channel: name, payload }) {
      const channel = channels.get(name) ?? { wanted: new Set<string>(), sending: undefined, pause: undefined }
      channels.set(name, channel)
      channel.wanted.add(payload)
      if (channel.sending === undefined && channel.pause === undefined) sendNow(name, channel)
    },
    async close() {
      for (const [name, channel] of channels) {
        await channel.sending
        clearTimeout(channel.pause)
        if (channel.wanted.size > 0) sendNow(name, channel)
        await channel.sending
        clearTimeout(channel.pause)
      }
    },
  }
}
