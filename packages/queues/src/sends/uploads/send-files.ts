import { verdictOf } from '@channel/core/accounts'
import { startRenewal } from '../../leased/index.ts'
import type { UploadOutcome } from '../after-upload.ts'
import type { AuthorizedNumber, FileToUpload } from '../begin-sends.ts'
import type { ClaimedSend } from '../claim-sends.ts'
import type { SendLimits } from '../send-limits.ts'
import type { SendOutcomes } from '../send-outcomes.ts'
import type { SendRecorder } from '../send-recorder.ts'
import { FileUploads } from './file-uploads.ts'
import { type UploadFileOptions, uploadFile } from './upload-file.ts'

export interface SendFilesOptions extends Pick<UploadFileOptions, 'provider' | 'store' | 'onError'> {
  readonly recorder: SendRecorder
  readonly outcomes: SendOutcomes
  readonly limits: Pick<SendLimits, 'uploads' | 'renewMs' | 'readMs'>
  /** Called with a message that waited for its file and can be claimed again. */
  readonly onReady: (send: ClaimedSend) => void
}

/** Uploads the files of messages, and renews the leases of the messages that wait for them. */
export class SendFiles {
  readonly #options: SendFilesOptions
  readonly #uploads: FileUploads
  readonly #endRenewal: () => void

  constructor(options: SendFilesOptions) {
    this.#options = options
    const { recorder, limits, onError } = options
    this.#uploads = new FileUploads({
      ...limits.uploads,
      upload: (number, file) => this.#upload(number, file),
      settle: (outcome, sends) => this.#settle(outcome, sends),
      onError,
    })
    this.#endRenewal = startRenewal(limits.renewMs, async () => {
      if (this.#uploads.sends.length > 0) await recorder.renew(this.#uploads.sends)
    })
  }

  /** @returns false when the max number of messages wait */
  add(send: ClaimedSend, number: AuthorizedNumber, file: FileToUpload): boolean {
    return this.#uploads.add(send, number, file)
  }

  /** Begins no further upload. Resolves when uploads in flight are recorded, or abandoned. */
  async close(): Promise<void> {
    await this.#release(this.#uploads.close())
    await this.#uploads.settled()
  }

  /** Stops waiting for uploads, and releases the messages that wait for one. */
  async abandon(): Promise<void> {
    this.#endRenewal()
    await this.#release(this.#uploads.abandon())
  }

  async #release(sends: readonly ClaimedSend[]): Promise<void> {
    await Promise.all(sends.map((send) => this.#options.recorder.released({ send })))
  }

  async #upload(number: AuthorizedNumber, file: FileToUpload): Promise<UploadOutcome> {
    const { limits, recorder } = this.#options
    const outcome = await uploadFile(number, file, { ...this.#options, readMs: limits.readMs })
    if (outcome.kind === 'uploaded') await recorder.uploaded(file, outcome.id)
    await recorder.authorization(file.organization_id, number, verdictOf(outcome))
    return outcome
  }

  async #settle(outcome: UploadOutcome, sends: readonly ClaimedSend[]): Promise<void> {
    const { outcomes, onReady } = this.#options
    const [first] = sends
    if (first !== undefined && outcome.kind === 'refused') outcomes.slowDown(first, outcome.meaning)
    await Promise.all(
      sends.map(async (send) => {
        await outcomes.ofUpload(send, outcome)
        onReady(send)
      }),
    )
  }
}
