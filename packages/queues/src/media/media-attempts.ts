import { recordAuthorization, type TokenVerdict } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Log } from '@channel/core/mechanisms/log'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import type { Database } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import { attempted, count } from '@channel/metrics'
import { keepLease, Recorder } from '../leased/index.ts'
import { type ClaimedMedia, renewMediaLease } from './claim-media.ts'
import { type FetchMediaOptions, fetchMediaFile } from './fetch-media-file.ts'
import type { MediaLimits } from './media-limits.ts'
import { type MediaFetch, recordMediaFetch } from './record-media-fetch.ts'

export interface MediaAttemptsOptions {
  readonly database: Database
  /** Decrypts the provider's tokens. */
  readonly secrets: Secrets
  /** The public base URL of media in events. */
  readonly mediaBaseUrl: string
  readonly provider: FetchMediaOptions['provider']
  readonly store: Pick<MediaStore, 'newFile'>
  /** Logs attempts. */
  readonly log: Log
  /** Receives errors on our side (the database, the store). The fetcher continues. */
  readonly onError: (error: Error) => void
  /** Called every few seconds while it makes progress. */
  readonly onStep?: (() => void) | undefined
  readonly clock: Pick<DeliveryClock, 'aheadMs'>
  readonly limits: MediaLimits
}

/** Downloads files under renewed leases, and records the results. */
export class MediaAttempts {
  readonly #options: MediaAttemptsOptions
  readonly #inFlight = new Map<ClaimedMedia, AbortController>()
  readonly #recorder: Recorder

  constructor(options: MediaAttemptsOptions) {
    this.#options = options
    this.#recorder = new Recorder({ giveUpAfterMs: options.limits.leaseMs * 2, onError: options.onError })
  }

  /** Accounts with at least this many downloads in flight. */
  accountsWith(count: number): string[] {
    const byAccount = Map.groupBy(this.#inFlight.keys(), ({ phone_number_id }) => phone_number_id)
    return [...byAccount].filter(([, files]) => files.length >= count).map(([account]) => account)
  }

  async attempt(media: ClaimedMedia): Promise<void> {
    const interrupt = new AbortController()
    const startedMs = performance.now()
    this.#inFlight.set(media, interrupt)
    const { database, clock, limits, onError } = this.#options
    const renew = () => renewMediaLease(database, clock, media, limits.leaseMs)
    const endRenewal = keepLease({ queue: 'media', renewMs: limits.renewMs, renew, onError }, interrupt)
    try {
      const fetch = await this.#fetch(media, interrupt.signal)
      if (interrupt.signal.aborted) return
      this.#log(media, fetch)
      attempted('media', fetch.outcome, startedMs)
      // Otherwise the file is fetched again when its lease has expired.
      const isRecorded = await this.#recorder.record(() => this.#record(media, fetch))
      if (isRecorded) await this.#recordAuthorization(media, fetch)
    } finally {
      endRenewal()
      this.#inFlight.delete(media)
    }
  }

  /** Interrupts every download. @returns the files, to be released */
  interrupt(): ClaimedMedia[] {
    this.#recorder.endWithin(0)
    for (const interrupt of this.#inFlight.values()) interrupt.abort()
    return [...this.#inFlight.keys()]
  }

  async #fetch(media: ClaimedMedia, interrupted: AbortSignal): Promise<MediaFetch> {
    const { provider, store, limits, onError } = this.#options
    const signal = AbortSignal.any([interrupted, AbortSignal.timeout(limits.attemptMs)])
    try {
      return await fetchMediaFile(media, { provider, store, maxBytes: limits.maxBytes, signal })
    } catch (error) {
      if (!signal.aborted) onError(error as Error)
      return { outcome: 'delayed', reason: signal.aborted ? 'it took too long' : 'the store failed' }
    }
  }

  #log({ organization_id, id, fetch_attempt_count }: ClaimedMedia, fetch: MediaFetch): void {
    const fields = {
      organizationId: organization_id,
      mediaId: id,
      attempt: fetch_attempt_count,
      outcome: fetch.outcome,
      ...(fetch.outcome !== 'stored' && { reason: fetch.reason }),
    }
    this.#options.log.debug(fields, 'A file was fetched from the provider.')
  }

  async #record(media: ClaimedMedia, fetch: MediaFetch): Promise<void> {
    const { database, mediaBaseUrl, clock } = this.#options
    const status = await rerunDeadlocked(database, (tx) =>
      recordMediaFetch(tx, { mediaBaseUrl }, clock, { media, fetch }),
    )
    if (status === 'gone') count('channel.lease.lost', { queue: 'media' })
  }

  async #recordAuthorization({ token, ...account }: ClaimedMedia, fetch: MediaFetch): Promise<void> {
    if (token === undefined) return
    const { database, secrets } = this.#options
    await recordAuthorization(database, secrets, { ...account, token }, verdictOfFetch(fetch))
  }
}

function verdictOfFetch(fetch: MediaFetch): TokenVerdict {
  if (fetch.outcome === 'stored') return 'accepted'
  return fetch.outcome === 'delayed' && fetch.tokenRefused ? 'refused' : undefined
}
