import { verdictOf } from '@channel/core/accounts'
import { Outage } from '@channel/core/mechanisms/log'
import { attempted, count } from '@channel/metrics'
import { type ConnectOutcome, fileMayBeUnknown, type SendConnection, type SendOutcome } from '@channel/provider'
import { annotate, currentTraceparent, dropSpan, inSpan } from '@channel/traces'
import { startRenewal } from '../leased/index.ts'
import { afterSend } from './after-send.ts'
import { afterUpload, type UploadOutcome } from './after-upload.ts'
import type { BegunSend } from './begin-sends.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { routeOf } from './number-flow.ts'
import { isPastMaxWait } from './retry-or-fail.ts'
import type { SendContext } from './send-context.ts'
import { fileNotReceived } from './send-failure.ts'
import type { SendRecorder } from './send-recorder.ts'
import { FileUploads, type Upload } from './uploads/file-uploads.ts'
import { uploadFile } from './uploads/upload-file.ts'

/** An attempt whose slot is free. */
export interface Attempted {
  /** Whether the provider was called and its response was lost. */
  readonly wasLost: boolean
  /** For a message that waits for the upload of its file: resolves when it can be claimed again, or has failed. */
  readonly uploaded?: Promise<unknown>
}

/** Delay for messages that cannot be sent for a lasting reason on our side. */
const stuckMs = 60_000
/** Until the next look at a number whose phone was changed. */
const awayMs = 30_000
/** Delay after a database error. */
const afterErrorMs = 1_000
/** Delay when the max number of uploads is reached. */
const uploadsFullMs = 5_000

type Call = Extract<BegunSend, { kind: 'call' }>

/** Calls the provider with messages whose turn has come, and with their files. */
export class SendAttempts {
  readonly #context: SendContext
  readonly #recorder: SendRecorder
  /** Messages whose call is in flight. */
  readonly #calls = new Set<ClaimedSend>()
  readonly #uploads: FileUploads
  readonly #outage: Outage
  readonly #endRenewal: () => void

  constructor(context: SendContext, recorder: SendRecorder) {
    this.#context = context
    this.#recorder = recorder
    const { limits, log, provider, capacity } = context
    const openOutage = () =>
      new Outage({
        log,
        part: 'provider',
        begins: 'The provider cannot be reached or does not respond.',
        ends: 'The provider responds again.',
        // A message whose response was lost is not sent again, so no attempt may follow.
        probe: { afterMs: limits.probeMs, works: async () => (await provider.ping()).ok },
      })
    this.#outage = capacity.share('provider', openOutage)
    this.#uploads = new FileUploads({ ...limits.uploads, capacity, upload: (upload) => this.#upload(upload) })
    this.#endRenewal = startRenewal(limits.renewMs, async () => {
      if (this.#uploads.sends.length > 0) await recorder.renew(this.#uploads.sends)
    })
  }

  /**
   * Attempts a message. Resolves when the result is recorded, or the message waits for its file.
   *
   * Connects before the call is recorded, so that there is no delay between the record and the call: a worker that dies
   * there leaves an uncertain message.
   */
  attempt(send: ClaimedSend): Promise<Attempted> {
    const attributes = { 'messaging.destination.name': 'sends', 'messaging.message.id': send.message_id }
    return inSpan('process sends', { kind: 'consumer', causedBy: [send.traceparent], attributes }, () =>
      this.#attempt({ ...send, traceparent: currentTraceparent() ?? send.traceparent }),
    )
  }

  async #attempt(send: ClaimedSend): Promise<Attempted> {
    const startedMs = performance.now()
    const connected = await this.#connect()
    if (!connected.ok) {
      attempted('sends', 'unsent', startedMs)
      await this.#settle(send, { kind: 'unsent', failure: connected.failure })
      return { wasLost: false }
    }
    const connection = connected.value
    try {
      return await this.#attemptOn(connection, send)
    } finally {
      connection.release()
    }
  }

  /** Begins no further upload. */
  close(): void {
    this.#uploads.close()
  }

  /** Stops waiting: calls in flight count as lost, and messages that wait for a file are released. */
  async abandon(): Promise<void> {
    this.#endRenewal()
    this.#uploads.abandon()
    this.#outage.close()
    await Promise.all([...this.#calls].map((send) => this.#recorder.lost(send)))
  }

  async #connect(): Promise<ConnectOutcome> {
    const { provider, onError } = this.#context
    try {
      return await provider.connectToSend()
    } catch (error) {
      onError(error as Error)
      return { ok: false, failure: { kind: 'unreachable', message: 'connecting failed unexpectedly', unsent: true } }
    }
  }

  async #attemptOn(connection: SendConnection, send: ClaimedSend): Promise<Attempted> {
    const { onError } = this.#context
    const begun = await this.#recorder.begin(send).catch((error: Error) => {
      onError(error)
      return undefined
    })
    if (begun?.kind !== 'call') {
      connection.release()
      return this.#withoutCall(send, begun)
    }
    const startedMs = performance.now()
    const outcome = await this.#call(connection, send, begun)
    attempted('sends', outcome.kind, startedMs)
    await Promise.all([
      this.#recorder.authorization(send.organization_id, begun.number, verdictOf(outcome)),
      this.#settle(send, outcome, begun.file),
    ])
    return { wasLost: outcome.kind === 'lost' }
  }

  async #call(connection: SendConnection, send: ClaimedSend, { number, message }: Call): Promise<SendOutcome> {
    this.#calls.add(send)
    try {
      return await connection.sendMessage(number, message)
    } catch (error) {
      this.#context.onError(error as Error)
      const failure = { kind: 'unreadable', message: 'the call failed unexpectedly', unsent: false } as const
      return { kind: 'lost', failure }
    } finally {
      this.#calls.delete(send)
    }
  }

  /**
   * Adapts the pace to the outcome, and records what follows from it.
   *
   * @param file the provider's id of the message's file
   */
  async #settle(send: ClaimedSend, outcome: SendOutcome, file?: string): Promise<unknown> {
    const { pacer, log } = this.#context
    const recorder = this.#recorder
    const { organization_id: organizationId, message_id: messageId, attempt_count } = send
    const fields = { organizationId, messageId, attempt: attempt_count + 1, outcome: outcome.kind }
    log.debug(fields, 'A message was sent to the provider.')
    annotate({ 'channel.attempt.outcome': outcome.kind })
    const route = routeOf(send)
    pacer.recordOutcome(route, outcome)
    this.#recordOutage(outcome)
    const isAboutFile = outcome.kind === 'refused' && file !== undefined && fileMayBeUnknown(outcome.failure.code)
    if (isAboutFile && (await recorder.forgotten(send, file))) return recorder.released({ send })
    return recorder.next(send, afterSend(send, outcome, pacer.waitMs(route)))
  }

  /** Another call that was made but lost, such as by a broken connection, is reported as an uncertain message only. */
  #recordOutage(outcome: SendOutcome): void {
    const hangs = outcome.kind === 'lost' && outcome.failure.kind === 'timeout'
    if (outcome.kind === 'unsent' || hangs)
      this.#outage.failed(outcome.failure.kind, { reason: outcome.failure.message })
    else if (outcome.kind !== 'lost') this.#outage.succeeded()
  }

  /** @param begun undefined after a database error: the message was not sent, whether or not the call was recorded */
  async #withoutCall(send: ClaimedSend, begun: Exclude<BegunSend, Call> | undefined): Promise<Attempted> {
    const recorder = this.#recorder
    switch (begun?.kind) {
      case undefined:
        await recorder.released({ send, delayMs: afterErrorMs })
        break
      case 'gone':
        count('channel.lease.lost', { queue: 'sends' })
        dropSpan()
        break
      case 'fail':
        await recorder.failed(send, begun.failure)
        break
      case 'stuck':
        this.#context.onError(begun.error)
        await recorder.released({ send, delayMs: stuckMs })
        break
      case 'away':
        await recorder.released({ send, delayMs: awayMs })
        break
      case 'wait':
        await (isPastMaxWait(send) ? recorder.failed(send, fileNotReceived) : recorder.awaiting(send))
        break
      case 'upload': {
        const upload = this.#uploads.add(send, begun.number, begun.file)
        if (upload !== undefined) return { wasLost: false, uploaded: this.#settleUpload(send, upload) }
        await recorder.released({ send, delayMs: uploadsFullMs })
      }
    }
    return { wasLost: false }
  }

  async #upload({ number, file, sends: [first] }: Upload): Promise<UploadOutcome> {
    const { pacer, limits } = this.#context
    const recorder = this.#recorder
    const outcome = await uploadFile(number, file, { ...this.#context, readMs: limits.readMs })
    if (outcome.kind === 'uploaded') await recorder.uploaded(file, outcome.id)
    await recorder.authorization(file.organization_id, number, verdictOf(outcome))
    const throttle = outcome.kind === 'refused' ? outcome.meaning.throttle : undefined
    if (first !== undefined && throttle !== undefined) pacer.recordThrottle(routeOf(first), throttle)
    return outcome
  }

  async #settleUpload(send: ClaimedSend, upload: Promise<UploadOutcome | undefined>): Promise<unknown> {
    const outcome = await upload
    if (outcome === undefined) return this.#recorder.released({ send })
    return this.#recorder.next(send, afterUpload(send, outcome, this.#context.pacer.waitMs(routeOf(send))))
  }
}
