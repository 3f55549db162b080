import {
  type AfterSend,
  type AfterUpload,
  type AuthorizedNumber,
  afterSend,
  afterUpload,
  type BegunSend,
  type ClaimedSend,
  type FileToUpload,
  fileNeverCame,
  hasWaitedLong,
  type UploadOutcome,
  verdictOf,
} from '@channel/core'
import type { MediaStore } from '@channel/media-store'
import {
  type ConnectOutcome,
  type ErrorMeaning,
  fileMayBeUnknown,
  type Provider,
  type SendConnection,
  type SendOutcome,
  type SendPacer,
} from '@channel/provider'
import { routeOf } from './number-flow.ts'
import type { SendLimits } from './send-limits.ts'
import type { SendRecorder } from './send-recorder.ts'
import { FileUploads } from './uploads/file-uploads.ts'
import { uploadFile } from './uploads/upload-file.ts'

export interface SendAttemptsOptions {
  readonly recorder: SendRecorder
  readonly pacer: SendPacer
  readonly provider: Pick<Provider, 'connectToSend' | 'uploadMedia'>
  /** Where the files lie that messages name. */
  readonly store: Pick<MediaStore, 'open'>
  readonly limits: SendLimits
  /** Told of a message that waited for its file, and now waits to be claimed again. */
  readonly onFree: (send: ClaimedSend) => void
  readonly onError: (error: Error) => void
}

/** For what cannot be sent for a reason on our side that will not go away soon. */
const stuckMs = 60_000
/** For what could not be put on record. */
const soonMs = 1_000
/** For a file when too many are uploaded already. */
const uploadsFullMs = 5_000

type NoCall = Exclude<BegunSend, { kind: 'call' }>

/** What is done with messages whose turn has come. */
export class SendAttempts {
  readonly #options: SendAttemptsOptions
  /** What the provider is being called with. */
  readonly #calls = new Set<ClaimedSend>()
  readonly #uploads: FileUploads
  readonly #renewal: NodeJS.Timeout

  constructor(options: SendAttemptsOptions) {
    this.#options = options
    const { recorder, limits, onError } = options
    this.#uploads = new FileUploads({
      ...limits.uploads,
      upload: (number, file) => this.#upload(number, file),
      settle: (outcome, sends) => this.#settle(outcome, sends),
      onError,
    })
    this.#renewal = setInterval(() => {
      if (this.#uploads.sends.length > 0) void recorder.renew(this.#uploads.sends)
    }, limits.renewMs)
  }

  /**
   * Begins a message. When this resolves it is done with, or waits for its file, which holds up no other.
   *
   * Connects before the call is recorded, so that nothing waits in between. A worker that dies there leaves an uncertain
   * message.
   *
   * @returns whether the provider was called and gave no answer
   */
  async attempt(send: ClaimedSend): Promise<boolean> {
    const connected = await this.#connect()
    if (!connected.ok) {
      await this.#finish(send, { kind: 'unsent', failure: connected.failure }, undefined)
      return false
    }
    const connection = connected.value
    try {
      return await this.#attemptOn(connection, send)
    } finally {
      connection.release()
    }
  }

  async #attemptOn(connection: SendConnection, send: ClaimedSend): Promise<boolean> {
    const { recorder, onError } = this.#options
    const begun = await recorder.begin(send).catch((error: Error) => void onError(error))
    if (begun?.kind !== 'call') {
      connection.release()
      await this.#attemptNone(send, begun || undefined)
      return false
    }
    const outcome = await this.#call(connection, send, begun)
    await Promise.all([
      recorder.authorization(send.organization_id, begun.number, verdictOf(outcome)),
      this.#finish(send, outcome, begun.file),
    ])
    return outcome.kind === 'lost'
  }

  async #connect(): Promise<ConnectOutcome> {
    const { provider, onError } = this.#options
    try {
      return await provider.connectToSend()
    } catch (error) {
      onError(error as Error)
      return { ok: false, failure: { kind: 'unreachable', message: 'connecting broke', unsent: true } }
    }
  }

  /** The provider is not to be called with it now. */
  async #attemptNone(send: ClaimedSend, begun: NoCall | undefined): Promise<void> {
    const { recorder, onError } = this.#options
    switch (begun?.kind) {
      case undefined:
        // Whatever is on record of it by now, it was not sent.
        return recorder.released({ send, delayMs: soonMs })
      case 'gone':
        return
      case 'fail':
        return recorder.failed(send, begun.failure)
      case 'stuck':
        onError(begun.error)
        return recorder.released({ send, delayMs: stuckMs })
      case 'wait':
        return hasWaitedLong(send) ? recorder.failed(send, fileNeverCame) : recorder.awaiting(send)
      case 'upload':
        if (this.#uploads.take(send, begun.number, begun.file)) return
        return recorder.released({ send, delayMs: uploadsFullMs })
    }
  }

  /** Uploads no further file. The messages whose file was not begun are given back. */
  close(): Promise<unknown> {
    return this.#giveBack(this.#uploads.close())
  }

  /** Resolves when the uploads that were begun are done, and their messages on record. */
  settled(): Promise<void> {
    return this.#uploads.settled()
  }

  /** Waits for nothing any longer: what the provider has been called with is lost, and what waits for a file is given back. */
  async abandon(): Promise<void> {
    clearInterval(this.#renewal)
    const lost = [...this.#calls].map((send) => this.#options.recorder.lost(send))
    await Promise.all([...lost, this.#giveBack(this.#uploads.abandon())])
  }

  #giveBack(sends: readonly ClaimedSend[]): Promise<unknown> {
    return Promise.all(sends.map((send) => this.#options.recorder.released({ send })))
  }

  async #call(
    connection: SendConnection,
    send: ClaimedSend,
    { number, message }: Extract<BegunSend, { kind: 'call' }>,
  ): Promise<SendOutcome> {
    const { onError } = this.#options
    this.#calls.add(send)
    try {
      return await connection.sendMessage(number, message)
    } catch (error) {
      onError(error as Error)
      const failure = { kind: 'unreadable', message: 'the call broke', unsent: false } as const
      return { kind: 'lost', failure }
    } finally {
      this.#calls.delete(send)
    }
  }

  async #finish(send: ClaimedSend, outcome: SendOutcome, file: string | undefined): Promise<void> {
    const { recorder, pacer } = this.#options
    if (outcome.kind === 'accepted') pacer.accepted(routeOf(send))
    if (outcome.kind === 'lost') pacer.lost(routeOf(send))
    if (outcome.kind === 'refused') {
      pacer.answered(routeOf(send))
      this.#slowDown(send, outcome.meaning)
      const isAboutFile = file !== undefined && fileMayBeUnknown(outcome.failure.code)
      if (isAboutFile && (await recorder.forgotten(send, file))) return recorder.released({ send })
    }
    return this.#follow(send, afterSend(send, outcome, pacer.waitMs(routeOf(send))))
  }

  async #upload(number: AuthorizedNumber, file: FileToUpload): Promise<UploadOutcome> {
    const { provider, store, limits, onError, recorder } = this.#options
    const outcome = await uploadFile(number, file, { provider, store, readMs: limits.readMs, onError })
    if (outcome.kind === 'uploaded') await recorder.uploaded(file, outcome.id)
    await recorder.authorization(file.organization_id, number, verdictOf(outcome))
    return outcome
  }

  async #settle(outcome: UploadOutcome, sends: readonly ClaimedSend[]): Promise<void> {
    const { pacer, onFree } = this.#options
    const [first] = sends
    if (first !== undefined && outcome.kind === 'refused') this.#slowDown(first, outcome.meaning)
    await Promise.all(
      sends.map(async (send) => {
        await this.#follow(send, afterUpload(send, outcome, pacer.waitMs(routeOf(send))))
        onFree(send)
      }),
    )
  }

  #slowDown(send: ClaimedSend, { throttle }: ErrorMeaning): void {
    if (throttle !== undefined) this.#options.pacer.throttled(routeOf(send), throttle)
  }

  #follow(send: ClaimedSend, next: AfterSend | AfterUpload): Promise<void> {
    const { recorder } = this.#options
    switch (next.kind) {
      case 'accepted':
        return recorder.accepted(send, next.provider_message_id)
      case 'uncertain':
        return recorder.lost(send)
      case 'begin':
        return recorder.released({ send })
      case 'retry':
        return recorder.released({ send, delayMs: next.delayMs, counts: next.counts })
      case 'fail':
        return recorder.failed(send, next.failure)
    }
  }
}
