import { recordAuthorization, type TokenVerdict } from '@channel/core/accounts'
import { inBatches, Recorder } from '../leased/index.ts'
import type { AfterSend } from './after-send.ts'
import type { AfterUpload } from './after-upload.ts'
import { awaitMedia } from './await-media.ts'
import { type AuthorizedNumber, type BegunSend, beginSends, type FileToUpload } from './begin-sends.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { failSend } from './fail-send.ts'
import { forgetFile } from './forget-file.ts'
import { type AcceptedSend, recordAccepted } from './record-accepted.ts'
import { recordUpload } from './record-upload.ts'
import { type ReleasedSend, releaseSends } from './release-sends.ts'
import { renewSends } from './renew-sends.ts'
import type { SendContext } from './send-context.ts'
import type { SendFailure } from './send-failure.ts'
import { recordLostSends } from './uncertain-sends.ts'

const batch = { max: 200, gatherMs: 5 }
/** A worker that dies between a COMMIT and the calls leaves up to this many messages uncertain. */
const beginBatch = {
  max: 40,
  gatherMs: 2,
  organizationOf: ({ organization_id }: ClaimedSend) => organization_id,
}

/**
 * Records the outcomes of messages. Each method resolves when the outcome is recorded, or given up because the lease
 * expired long ago.
 */
export class SendRecorder {
  readonly #context: SendContext
  readonly #recorder: Recorder
  /**
   * Records that the provider is about to be called with a message. The caller has a connection, and calls at once.
   *
   * @throws errors of the database: it is unknown whether the call is recorded, so the provider must not be called
   */
  readonly begin: (send: ClaimedSend) => Promise<BegunSend>
  readonly accepted: (accepted: AcceptedSend) => Promise<unknown>
  readonly released: (released: ReleasedSend) => Promise<unknown>
  readonly lost: (send: ClaimedSend) => Promise<unknown>
  /** The message waits until its file is stored, or its download failed permanently. */
  readonly awaiting: (send: ClaimedSend) => Promise<unknown>

  constructor(context: SendContext) {
    this.#context = context
    const { database, secrets, clock, limits, onError } = context
    const { leaseMs } = limits
    this.#recorder = new Recorder({ giveUpAfterMs: leaseMs * 2, onError })
    this.begin = inBatches(
      (sends: readonly ClaimedSend[]) => beginSends(database, clock, secrets, { sends, leaseMs }),
      beginBatch,
    )
    this.accepted = this.#inBatches((all) => recordAccepted(database, all))
    this.released = this.#inBatches((all) => releaseSends(database, clock, all))
    this.lost = this.#inBatches((all) => recordLostSends(database, clock, all))
    this.awaiting = this.#inBatches((all) => awaitMedia(database, clock, all))
  }

  /** Records what follows from an attempt or an upload. */
  next(send: ClaimedSend, next: AfterSend | AfterUpload): Promise<unknown> {
    switch (next.kind) {
      case 'accepted':
        return this.accepted({ send, provider_message_id: next.provider_message_id })
      case 'uncertain':
        return this.lost(send)
      case 'begin':
        return this.released({ send })
      case 'retry':
        return this.released({ send, delayMs: next.delayMs, counts: next.counts })
      case 'fail':
        return this.failed(send, next.failure)
    }
  }

  failed(send: ClaimedSend, failure: SendFailure): Promise<unknown> {
    const { database, mediaBaseUrl } = this.#context
    return this.#recorder.record(() => failSend(database, { mediaBaseUrl }, send, failure))
  }

  /** Records a change in the validity of the account's token. */
  authorization(organization_id: string, number: AuthorizedNumber, verdict: TokenVerdict): Promise<unknown> {
    const { database, secrets } = this.#context
    const { phoneNumberId: phone_number_id, token, authorizationRefused: authorization_refused } = number
    const account = { organization_id, phone_number_id, token, authorization_refused }
    return this.#recorder.record(() => recordAuthorization(database, secrets, account, verdict))
  }

  uploaded(file: FileToUpload, id: string): Promise<unknown> {
    const { database, clock } = this.#context
    return this.#recorder.record(() => recordUpload(database, clock, file, id))
  }

  /** Whether the file that the provider did not know may be uploaded again for this message. */
  async forgotten(send: ClaimedSend, providersId: string): Promise<boolean> {
    let isForgotten = false
    await this.#recorder.record(async () => {
      isForgotten = await forgetFile(this.#context.database, send, providersId)
    })
    return isForgotten
  }

  /** Extends leases. If that fails, another worker may claim these messages. That is harmless, because no call has begun. */
  async renew(sends: readonly ClaimedSend[]): Promise<void> {
    const { database, clock, limits, onError } = this.#context
    await renewSends(database, clock, { sends, leaseMs: limits.leaseMs }).catch(onError)
  }

  /** Gives up results that cannot be recorded within this time. */
  endWithin(ms: number): void {
    this.#recorder.endWithin(ms)
  }

  /** Processes items in batches with a statement that has no result. */
  #inBatches<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<unknown> {
    const writeAll = async (items: readonly Item[]) => {
      await write(items)
      return items
    }
    const writeOne = inBatches(writeAll, batch)
    return (item) => this.#recorder.record(() => writeOne(item))
  }
}
