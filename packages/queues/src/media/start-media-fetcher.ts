import { systemDeliveryClock } from '@channel/core/mechanisms/clock'
import { mediaChannel } from '@channel/core/mechanisms/outbox'
import { type Capacity, type RowQueue, startRowQueue } from '../leased/index.ts'
import { claimMedia, findDueMedia, releaseMedia } from './claim-media.ts'
import { MediaAttempts, type MediaAttemptsOptions } from './media-attempts.ts'
import { defaultMediaLimits, type MediaLimits } from './media-limits.ts'

export interface MediaFetcherOptions extends Omit<MediaAttemptsOptions, 'clock' | 'limits'> {
  readonly clock?: MediaAttemptsOptions['clock']
  readonly limits?: Partial<MediaLimits>
  /** That of the process. */
  readonly capacity?: Capacity
}

/**
 * Fetches the files of messages from the provider into the store: several in parallel, with a limit per account. A stop
 * waits up to 8 s for downloads in flight, and releases the rest.
 *
 * A file is due from the commit of its message until the commit of its outcome. If a worker dies, the next one writes
 * the same file under the same name.
 */
export function startMediaFetcher(options: MediaFetcherOptions): RowQueue {
  const { database, secrets, capacity, onError, onStep, clock = systemDeliveryClock } = options
  const limits = { ...defaultMediaLimits, ...options.limits }
  const { maxFiles, maxPerAccount, leaseMs, pollMs, graceMs } = limits
  const attempts = new MediaAttempts({ ...options, clock, limits })
  return startRowQueue({
    database,
    queue: 'media',
    capacity,
    channel: mediaChannel,
    pollMs,
    graceMs,
    onError,
    onStep,
    maxRows: maxFiles,
    maxPerClaim: maxPerAccount,
    findDue: () => findDueMedia(database, clock),
    claim(wanted) {
      const except = attempts.accountsWith(maxPerAccount)
      return claimMedia(database, { secrets }, clock, { wanted, except, leaseMs })
    },
    work: (media) => attempts.attempt(media),
    async finish() {
      for (const media of attempts.interrupt()) await releaseMedia(database, media).catch(onError)
    },
  })
}
