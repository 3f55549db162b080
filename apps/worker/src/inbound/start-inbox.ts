import { type InboxOptions, inboxChannel, processProviderWebhooks } from '@channel/core'
import { RoundLoop } from '../round-loop.ts'

/** What runs the inbox: as {@link InboxOptions}, and how it lives. */
export interface RunningInboxOptions extends Omit<InboxOptions, 'signal' | 'parallel'> {
  /** How many transactions do updates at a time; 4 unless told. */
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
  const loop = new RoundLoop({
    round: async () => (await processProviderWebhooks({ ...options, parallel, signal })) === 0,
    msUntilNext: () => pollMs,
    onError,
  })
  const listener = options.database.listen(inboxChannel, () => loop.wake())
  loop.start()
  return {
    async stop() {
      stopping.abort()
      await Promise.all([loop.end(), listener.close()])
    },
  }
}
