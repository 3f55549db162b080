import { type InboxOptions, inboxChannel, processProviderWebhooks } from '@channel/core'
import { LeasedQueue } from '../leased-queue/index.ts'

export interface RunningInboxOptions extends Omit<InboxOptions, 'signal' | 'parallel'> {
  /** Max transactions at a time that process updates; 4 by default. */
  readonly parallel?: number
  /** How often to search for due webhooks without a notification; 1,000 by default. */
  readonly pollMs?: number
  /** Receives errors of the inbox itself, such as a database that is away. The inbox continues. */
  readonly onError: (error: Error) => void
}

/** Processes webhooks of the provider until it is stopped. */
export interface Inbox {
  /** Begins no further update, and resolves when those that have begun are done. */
  stop(): Promise<void>
}

/** Starts an inbox. Several may run, in one process or in many. */
export function startInbox({ pollMs = 1_000, parallel = 4, onError, ...options }: RunningInboxOptions): Inbox {
  const stopping = new AbortController()
  const { signal } = stopping
  const queue = new LeasedQueue(
    { database: options.database, channel: inboxChannel, pollMs, graceMs: 0, onError },
    // The updates of one sender stay in order, and those of others run in parallel. A row lock is the lease: it ends with its
    // connection.
    { claim: async () => (await processProviderWebhooks({ ...options, parallel, signal })) > 0 },
  )
  queue.start()
  return {
    async stop() {
      stopping.abort()
      await queue.stop()
    },
  }
}
