import {
  type ClaimedMedia,
  claimMedia,
  type DeliveryClock,
  type MediaFetch,
  mediaChannel,
  recordAuthorization,
  recordMediaFetch,
  releaseMedia,
  renewMediaLease,
  rerunDeadlocked,
  type Secrets,
  systemDeliveryClock,
  type TokenVerdict,
} from '@channel/core'
import type { Database } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import { RoundLoop } from '../round-loop.ts'
import { type FetchMediaOptions, fetchMediaFile } from './fetch-media-file.ts'
import { type MediaLimits, usualMediaLimits } from './media-limits.ts'

export interface MediaFetcherOptions {
  readonly database: Database
  /** With which the provider's tokens are opened. */
  readonly secrets: Secrets
  /** The public address below which media lie, which the events show. */
  readonly mediaBaseUrl: string
  readonly provider: FetchMediaOptions['provider']
  readonly store: Pick<MediaStore, 'newFile'>
  /** Told what goes wrong on this side (the database, the store); it goes on by itself. */
  readonly onError: (error: Error) => void
  readonly clock?: Pick<DeliveryClock, 'aheadMs'>
  readonly limits?: Partial<MediaLimits>
}

/** The fetching of media, until it is stopped. */
export interface MediaFetcher {
  /** Claims no more, lets what is in flight end within 8 s, and gives the rest back. */
  stop(): Promise<void>
}

/**
 * Fetches the files of messages from the provider into the store, those of several accounts at a time.
 *
 * What waits is claimed in its own table: a file is due from the commit of its message on and until its outcome is
 * committed, in one row with its state, so nothing can come between a message and its job. A claim is a lease, renewed
 * while the attempt goes on; whoever dies loses it, and the next one writes the same file under the same name. No
 * transaction is open while the provider or the store is talked to.
 */
export function startMediaFetcher(options: MediaFetcherOptions): MediaFetcher {
  return new Fetcher(options)
}

interface InFlight {
  readonly media: ClaimedMedia
  readonly interrupt: AbortController
  readonly ended: Promise<void>
}

class Fetcher implements MediaFetcher {
  readonly #options: MediaFetcherOptions
  readonly #limits: MediaLimits
  readonly #clock: Pick<DeliveryClock, 'aheadMs'>
  readonly #inFlight = new Set<InFlight>()
  readonly #listener: { close(): Promise<void> }
  readonly #loop: RoundLoop

  constructor(options: MediaFetcherOptions) {
    this.#options = options
    this.#limits = { ...usualMediaLimits, ...options.limits }
    this.#clock = options.clock ?? systemDeliveryClock
    this.#listener = options.database.listen(mediaChannel, () => this.#loop.wake())
    this.#loop = new RoundLoop({
      round: () => this.#round(),
      msUntilNext: () => this.#limits.pollMs,
      onError: options.onError,
    })
    this.#loop.start()
  }

  async stop(): Promise<void> {
    const ended = this.#loop.end()
    await this.#listener.close()
    await ended
    const inTime = new Promise<void>((resolve) => setTimeout(resolve, this.#limits.graceMs).unref())
    await Promise.race([this.#allEnded(), inTime])
    const late = [...this.#inFlight]
    for (const { interrupt } of late) interrupt.abort()
    for (const { media } of late) await releaseMedia(this.#options.database, media).catch(this.#options.onError)
  }

  async #allEnded(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all([...this.#inFlight].map(({ ended }) => ended))
  }

  /** @returns whether nothing more can be begun until something ends or comes */
  async #round(): Promise<boolean> {
    const claimed = await this.#claim()
    for (const media of claimed) this.#start(media)
    return claimed.length === 0
  }

  async #claim(): Promise<ClaimedMedia[]> {
    const { atATime, ofAnAccount, leaseMs } = this.#limits
    const limit = Math.min(atATime - this.#inFlight.size, ofAnAccount)
    if (limit <= 0) return []
    const { database, secrets } = this.#options
    const wanted = { limit, except: this.#busyAccounts(ofAnAccount), leaseMs }
    return claimMedia(database, { secrets }, this.#clock, wanted)
  }

  #busyAccounts(share: number): string[] {
    const counts = new Map<string, number>()
    for (const { media } of this.#inFlight) {
      counts.set(media.phone_number_id, (counts.get(media.phone_number_id) ?? 0) + 1)
    }
    return [...counts].filter(([, count]) => count >= share).map(([account]) => account)
  }

  #start(media: ClaimedMedia): void {
    const interrupt = new AbortController()
    const ended = this.#attempt(media, interrupt)
      .catch(this.#options.onError)
      .finally(() => {
        this.#inFlight.delete(attempt)
        this.#loop.wake()
      })
    const attempt = { media, interrupt, ended }
    this.#inFlight.add(attempt)
  }

  async #attempt(media: ClaimedMedia, interrupt: AbortController): Promise<void> {
    let isRenewing = false
    // One at a time: an earlier one that is done later would shorten the lease again.
    const renew = async () => {
      if (isRenewing) return
      isRenewing = true
      await this.#renew(media, interrupt)
      isRenewing = false
    }
    const renewal = setInterval(() => void renew(), this.#limits.renewMs)
    try {
      const fetch = await this.#fetch(media, interrupt.signal)
      if (interrupt.signal.aborted) return
      await this.#record(media, fetch)
      await this.#recordAuthorization(media, fetch)
    } finally {
      clearInterval(renewal)
    }
  }

  async #fetch(media: ClaimedMedia, interrupted: AbortSignal): Promise<MediaFetch> {
    const { provider, store, onError } = this.#options
    const { mostBytes, attemptMs } = this.#limits
    const signal = AbortSignal.any([interrupted, AbortSignal.timeout(attemptMs)])
    try {
      return await fetchMediaFile(media, { provider, store, mostBytes, signal })
    } catch (error) {
      if (!signal.aborted) onError(error as Error)
      return { outcome: 'delayed', reason: signal.aborted ? 'it took too long' : 'the store did not take it' }
    }
  }

  /** A result that cannot be recorded is found again when the lease has run out. */
  async #record(media: ClaimedMedia, fetch: MediaFetch): Promise<void> {
    const { database, mediaBaseUrl } = this.#options
    await rerunDeadlocked(database, (tx) => recordMediaFetch(tx, { mediaBaseUrl }, this.#clock, { media, fetch }))
  }

  async #recordAuthorization({ token, ...account }: ClaimedMedia, fetch: MediaFetch): Promise<void> {
    if (token === undefined) return
    const { database, secrets } = this.#options
    await recordAuthorization(database, secrets, { ...account, token }, verdictOfFetch(fetch))
  }

  async #renew(media: ClaimedMedia, interrupt: AbortController): Promise<void> {
    const { database, onError } = this.#options
    try {
      const isHeld = await renewMediaLease(database, this.#clock, media, this.#limits.leaseMs)
      // It was deleted, or somebody else has it.
      if (!isHeld) interrupt.abort()
    } catch (error) {
      onError(error as Error)
    }
  }
}

function verdictOfFetch(fetch: MediaFetch): TokenVerdict {
  if (fetch.outcome === 'stored') return 'accepted'
  return fetch.outcome === 'delayed' && fetch.tokenRefused ? 'refused' : undefined
}
