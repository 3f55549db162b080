import { setTimeout as delay } from 'node:timers/promises'
import {
  type AcceptedSend,
  type AuthorizedNumber,
  awaitMedia,
  type BegunSend,
  beginSends,
  type ClaimedSend,
  type DeliveryClock,
  type FileToUpload,
  failSend,
  forgetFile,
  noteLostSends,
  type ReleasedSend,
  recordAccepted,
  recordAuthorization,
  recordUpload,
  releaseSends,
  renewSends,
  type Secrets,
  type SendFailure,
  type TokenVerdict,
} from '@channel/core'
import type { Database } from '@channel/db'
import { inBatches } from './batches.ts'

const most = 200
/** A worker that dies between a COMMIT and the calls leaves at most so many messages that nobody knows the end of. */
const mostBegun = 20
const firstPauseMs = 50
const longestPauseMs = 2_000

export interface SendRecorderOptions {
  readonly database: Database
  readonly secrets: Secrets
  readonly mediaBaseUrl: string
  readonly clock: DeliveryClock
  readonly leaseMs: number
  readonly onError: (error: Error) => void
}

/** What is on record of sends: many with one statement, and again and again while the database is away. */
export class SendRecorder {
  readonly #options: SendRecorderOptions
  /**
   * Puts on record that the provider is about to be called with a message. The caller has a connection by then, and calls at
   * once.
   *
   * @throws what the database threw: then it is not known whether that is on record, and the provider must not be called
   */
  readonly begin: (send: ClaimedSend) => Promise<BegunSend>
  readonly #accepted: (accepted: AcceptedSend) => Promise<undefined>
  readonly #released: (released: ReleasedSend) => Promise<undefined>
  readonly #lost: (send: ClaimedSend) => Promise<undefined>
  readonly #awaiting: (send: ClaimedSend) => Promise<undefined>
  #endBy = Number.POSITIVE_INFINITY

  constructor(options: SendRecorderOptions) {
    this.#options = options
    const { database, secrets, clock, leaseMs } = options
    const batch = { most, gatherMs: 2 }
    this.begin = inBatches(
      (sends: readonly ClaimedSend[]) => beginSends(database, clock, secrets, { sends, leaseMs }),
      { ...batch, most: mostBegun },
    )
    this.#accepted = inBatches(
      forEach((all: readonly AcceptedSend[]) => recordAccepted(database, all)),
      batch,
    )
    this.#released = inBatches(
      forEach((all: readonly ReleasedSend[]) => releaseSends(database, clock, all)),
      batch,
    )
    this.#lost = inBatches(
      forEach((all: readonly ClaimedSend[]) => noteLostSends(database, clock, all)),
      batch,
    )
    this.#awaiting = inBatches(
      forEach((all: readonly ClaimedSend[]) => awaitMedia(database, clock, all)),
      batch,
    )
  }

  accepted(send: ClaimedSend, provider_message_id: string): Promise<void> {
    return this.#persist(() => this.#accepted({ send, provider_message_id }))
  }

  released(released: ReleasedSend): Promise<void> {
    return this.#persist(() => this.#released(released))
  }

  lost(send: ClaimedSend): Promise<void> {
    return this.#persist(() => this.#lost(send))
  }

  failed(send: ClaimedSend, failure: SendFailure): Promise<void> {
    const { database, mediaBaseUrl } = this.#options
    return this.#persist(() => failSend(database, { mediaBaseUrl }, send, failure))
  }

  /** What a call said of the token that it was made with; nothing is written unless that is news. */
  authorization(organization_id: string, number: AuthorizedNumber, verdict: TokenVerdict): Promise<void> {
    const { database, secrets } = this.#options
    const { phoneNumberId: phone_number_id, token, authorizationRefused: authorization_refused } = number
    const account = { organization_id, phone_number_id, token, authorization_refused }
    return this.#persist(() => recordAuthorization(database, secrets, account, verdict))
  }

  /** It waits for its file to come, or to be lost. */
  awaiting(send: ClaimedSend): Promise<void> {
    return this.#persist(() => this.#awaiting(send))
  }

  uploaded(file: FileToUpload, id: string): Promise<void> {
    const { database, clock } = this.#options
    return this.#persist(() => recordUpload(database, clock, file, id))
  }

  /** Whether the file that the provider did not know may be uploaded for the message. */
  async forgotten(send: ClaimedSend, providersId: string): Promise<boolean> {
    let isForgotten = false
    await this.#persist(async () => {
      isForgotten = await forgetFile(this.#options.database, send, providersId)
    })
    return isForgotten
  }

  /** Keeps messages for longer. Should this fail they may become another worker's, which does no harm before they are begun. */
  async renew(sends: readonly ClaimedSend[]): Promise<void> {
    const { database, clock, leaseMs, onError } = this.#options
    await renewSends(database, clock, { sends, leaseMs }).catch(onError)
  }

  /** What cannot be recorded within this time is given up from now on. */
  endWithin(ms: number): void {
    this.#endBy = performance.now() + ms
  }

  /** For as long as what was learnt is worth recording: for what is never recorded, the lease runs out. */
  async #persist(work: () => Promise<unknown>): Promise<void> {
    const { onError, leaseMs } = this.#options
    const giveUpAt = performance.now() + leaseMs * 2
    const isOver = () => performance.now() >= Math.min(giveUpAt, this.#endBy)
    for (let pauseMs = firstPauseMs; !isOver(); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await work()
        return
      } catch (error) {
        onError(error as Error)
        if (isConstraint(error)) return
      }
      await delay(Math.max(0, Math.min(pauseMs, this.#endBy - performance.now())))
    }
  }
}

function forEach<Item>(
  work: (items: readonly Item[]) => Promise<void>,
): (items: readonly Item[]) => Promise<undefined[]> {
  return async (items) => {
    await work(items)
    return items.map(() => undefined)
  }
}

/** What the database will never take. */
function isConstraint(error: unknown): boolean {
  return /^2[23]/.test(String((error as { readonly code?: unknown }).code))
}
