import { inboxChannels } from '@channel/core/mechanisms/outbox'
import { Capacity, Gate, LeasedQueue } from '../leased/index.ts'
import type { InboxOptions } from './inbox-options.ts'
import { processProviderWebhooks, waitingWebhooks } from './process-provider-webhooks.ts'

export interface RunningInboxOptions extends Omit<InboxOptions, 'signal' | 'parallel' | 'gate'> {
  /** Max concurrent transactions that process updates; 4 by default. */
  readonly parallel?: number
  /** That of the process. */
  readonly capacity?: Capacity
  /** How often to scan for due webhooks without a notification, in milliseconds; 1,000 by default. */
  readonly pollMs?: number
  /** Receives errors of the inbox itself, such as an unavailable database. The inbox continues. */
  readonly onError: (error: Error) => void
  /** Called every few seconds while it makes progress. */
  readonly onStep?: (() => void) | undefined
}

/** Processes webhooks of the provider until it is stopped. */
export interface Inbox {
  /** Begins no further update, and resolves when those in progress are completed. */
  stop(): Promise<void>
}

/** Starts an inbox. Several may run, in one process or in many. */
export function startInbox({
  pollMs = 1_000,
  parallel = 4,
  capacity = new Capacity(),
  onError,
  onStep,
  ...options
}: RunningInboxOptions): Inbox {
  const { lane = 'inbox' } = options
  const channel = inboxChannels[lane]
  const gate = capacity.share(lane, () => new Gate(parallel))
  const stopping = new AbortController()
  const { signal } = stopping
  const since = waitingWebhooks()
  const queue = new LeasedQueue(
    { database: options.database, channel, pollMs, graceMs: 0, onError, onStep },
    // Updates of one sender stay in order; those of different senders run in parallel. The lease is a row lock, which
    // ends with its connection.
    { claim: async () => (await processProviderWebhooks({ ...options, parallel, gate, signal, since })) > 0 },
  )
  queue.start()
  return {
    async stop() {
      stopping.abort()
      await queue.stop()
    },
  }
}
