import type { Log } from '@channel/core/mechanisms/log'
import { type ErrorMeaning, fileMayBeUnknown, type SendOutcome } from '@channel/provider'
import { type AfterSend, afterSend } from './after-send.ts'
import { type AfterUpload, afterUpload, type UploadOutcome } from './after-upload.ts'
import type { ClaimedSend } from './claim-sends.ts'
import { routeOf } from './number-flow.ts'
import type { SendPacer } from './pacing/send-pacer.ts'
import type { SendRecorder } from './send-recorder.ts'

/** Records the consequences of the provider's responses, and adapts the pace to them. */
export class SendOutcomes {
  readonly #recorder: SendRecorder
  readonly #pacer: SendPacer
  readonly #log: Log

  constructor(recorder: SendRecorder, pacer: SendPacer, log: Log) {
    this.#recorder = recorder
    this.#pacer = pacer
    this.#log = log
  }

  /** @param file the provider's id of the message's file */
  async ofCall(send: ClaimedSend, outcome: SendOutcome, file?: string): Promise<unknown> {
    const route = routeOf(send)
    const { organization_id: organizationId, message_id: messageId, attempt_count } = send
    const fields = { organizationId, messageId, attempt: attempt_count + 1, outcome: outcome.kind }
    this.#log.debug(fields, 'A message was sent to the provider.')
    if (outcome.kind === 'accepted') this.#pacer.recordAcceptance(route)
    if (outcome.kind === 'lost') this.#pacer.recordLostResponse(route)
    if (outcome.kind === 'refused') {
      this.#pacer.recordResponse(route)
      this.slowDown(send, outcome.meaning)
      const isAboutFile = file !== undefined && fileMayBeUnknown(outcome.failure.code)
      if (isAboutFile && (await this.#recorder.forgotten(send, file))) return this.#recorder.released({ send })
    }
    return this.#record(send, afterSend(send, outcome, this.#pacer.waitMs(route)))
  }

  ofUpload(send: ClaimedSend, outcome: UploadOutcome): Promise<unknown> {
    return this.#record(send, afterUpload(send, outcome, this.#pacer.waitMs(routeOf(send))))
  }

  slowDown(send: ClaimedSend, { throttle }: ErrorMeaning): void {
    if (throttle !== undefined) this.#pacer.recordThrottle(routeOf(send), throttle)
  }

  #record(send: ClaimedSend, next: AfterSend | AfterUpload): Promise<unknown> {
    switch (next.kind) {
      case 'accepted':
        return this.#recorder.accepted(send, next.provider_message_id)
      case 'uncertain':
        return this.#recorder.lost(send)
      case 'begin':
        return this.#recorder.released({ send })
      case 'retry':
        return this.#recorder.released({ send, delayMs: next.delayMs, counts: next.counts })
      case 'fail':
        return this.#recorder.failed(send, next.failure)
    }
  }
}
