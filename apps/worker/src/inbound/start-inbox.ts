import { setTimeout as delay } from 'node:timers/promises'
import { type InboxOptions, inboxChannel, processProviderWebhooks } from '@channel/core'

/** What runs the inbox: as {@link InboxOptions}, and how it lives. */
export interface RunningInboxOptions extends Omit<InboxOptions, 'signal' | 'parallel'> {
  /** How many updates are done at a time; 4 unless told. */
  readonly parallel?: number
  /** How long nobody looks when nothing is told; 1,000 unless told. */
  readonly pollMs?: number
  /** Told what goes wrong with the inbox itself, such as a database that is away; it goes on by itself. */
  readonly onError: (error: Error) => void
}

/** An inbox that runs. */
export interface Inbox {
  /** Begins no further update, and resolves when those that have begun are done. */
  stop(): Promise<void>
}

/**
 * Takes in what the provider tells, until it is stopped: at once when there is a hint that something came, and else whenever
 * it looks by itself. Several may run, in one process or in many.
 */
export function startInbox({ pollMs = 1_000, parallel = 4, onError, ...options }: RunningInboxOptions): Inbox {
  const stopping = new AbortController()
  const { signal } = stopping
  let hinted = Promise.withResolvers<void>()
  const listener = options.database.listen(inboxChannel, () => hinted.resolve())

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const hint = hinted.promise
      const taken = await processProviderWebhooks({ ...options, parallel, signal }).catch((error: Error) => {
        onError(error)
        return 0
      })
      if (taken === 0 && !signal.aborted) await pause(hint)
    }
  }

  /** Until the next hint, or the next look without one. */
  async function pause(hint: Promise<void>): Promise<void> {
    const over = new AbortController()
    const timer = delay(pollMs, undefined, { signal: AbortSignal.any([signal, over.signal]) }).catch(() => undefined)
    await Promise.race([hint, timer])
    over.abort()
    hinted = Promise.withResolvers()
  }

  const ended = run()
  return {
    async stop() {
      stopping.abort()
      await Promise.all([ended, listener.close()])
    },
  }
}
