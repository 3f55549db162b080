import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { mediaChannel } from '@channel/core/mechanisms/outbox'
import { LeasedQueue } from '../leased/index.ts'
import { claimMedia, releaseMedia } from './claim-media.ts'
import { MediaAttempts, type MediaAttemptsOptions } from './media-attempts.ts'
import { defaultMediaLimits, type MediaLimits } from './media-limits.ts'

export interface MediaFetcherOptions extends Omit<MediaAttemptsOptions, 'clock' | 'limits'> {
  readonly clock?: MediaAttemptsOptions['clock']
  readonly limits?: Partial<MediaLimits>
}

/** Fetches media until it is stopped. */
export interface MediaFetcher {
  /** Claims no more, waits up to 8 s for downloads in flight, and releases the rest. */
  stop(): Promise<void>
}

/**
 * Fetches the files of messages from the provider into the store: several in parallel, with a limit per account.
 *
 * A file is due from the commit of its message until the commit of its outcome. If a worker dies, the next one writes
 * the same file under the same name.
 */
export function startMediaFetcher(options: MediaFetcherOptions): MediaFetcher {
  const { database, secrets, onError, clock = systemDeliveryClock } = options
  const limits = { ...defaultMediaLimits, ...options.limits }
  const { maxFiles, maxPerAccount, leaseMs } = limits
  const attempts = new MediaAttempts({ ...options, clock, limits })

  const queue = new LeasedQueue(
    { database, channel: mediaChannel, ...limits, onError },
    {
      async claim() {
        const limit = Math.min(maxFiles - attempts.size, maxPerAccount)
        if (limit <= 0) return false
        const wanted = { limit, except: attempts.accountsWith(maxPerAccount), leaseMs }
        const claimed = await claimMedia(database, { secrets }, clock, wanted)
        for (const media of claimed) queue.begin(attempts.attempt(media))
        return claimed.length > 0
      },
      async finish() {
        for (const media of attempts.interrupt()) await releaseMedia(database, media).catch(onError)
      },
    },
  )
  queue.start()
  return { stop: () => queue.stop() }
}
