import { Capacity, SharedSlots } from '../../leased/index.ts'
import type { UploadOutcome } from '../after-upload.ts'
import type { AuthorizedNumber, FileToUpload } from '../begin-sends.ts'
import type { ClaimedSend } from '../claim-sends.ts'

export interface FileUploadsOptions {
  /** Max concurrent uploads, which organizations share. */
  readonly maxFiles: number
  /** Max concurrent uploads per number: a slow one leaves slots for others. */
  readonly maxPerNumber: number
  /** Max bytes of concurrent uploads, since they are in memory; a single file may exceed it. */
  readonly maxBytes: number
  /** Max waiting messages, shared likewise. */
  readonly maxSends: number
  /** That of the process. */
  readonly capacity?: Capacity
  /** Uploads a file to the provider, and records that. */
  readonly upload: (upload: Upload) => Promise<UploadOutcome>
}

/** A file to upload, and the messages that wait for it. */
export interface Upload {
  readonly number: AuthorizedNumber
  readonly file: FileToUpload
  readonly sends: ClaimedSend[]
}

interface PendingUpload extends Upload {
  readonly outcome: PromiseWithResolvers<UploadOutcome | undefined>
}

/**
 * Uploads files, each once at a time for any number of messages. Uploads have separate slots, so that slow ones do not
 * delay messages without files. Messages wait here while their leases are renewed.
 */
export class FileUploads {
  readonly #options: FileUploadsOptions
  /** Oldest first. Uploads that have begun are in `#running` too. */
  readonly #uploads = new Map<string, PendingUpload>()
  /** Also those of other cells. */
  readonly #running: Set<PendingUpload>
  readonly #slots: SharedSlots
  #isClosed = false

  constructor(options: FileUploadsOptions) {
    const { capacity = new Capacity(), maxFiles } = options
    this.#options = options
    this.#slots = capacity.slots('uploads', maxFiles)
    this.#running = capacity.share('running uploads', () => new Set())
    this.#slots.usedBy(() => this.#beginNext())
  }

  /** The waiting messages. */
  get sends(): readonly ClaimedSend[] {
    return [...this.#uploads.values()].flatMap(({ sends }) => sends)
  }

  /**
   * Adds a message that waits for the upload of its file.
   *
   * @returns resolves to the outcome, or to undefined when the upload is given up; undefined when the max number of
   *   messages wait
   */
  add(send: ClaimedSend, number: AuthorizedNumber, file: FileToUpload): Promise<UploadOutcome | undefined> | undefined {
    if (this.#isClosed || !this.#mayWait(send)) return undefined
    const key = `${file.organization_id} ${file.media_id}`
    const upload = this.#uploads.get(key) ?? { number, file, sends: [], outcome: Promise.withResolvers() }
    upload.sends.push(send)
    this.#uploads.set(key, upload)
    this.#beginNext()
    return upload.outcome.promise
  }

  /** Begins no further upload: those that have not begun are given up. */
  close(): void {
    this.#isClosed = true
    for (const [key, upload] of this.#uploads) if (!this.#running.has(upload)) this.#giveUp(key, upload)
  }

  /** Gives up all uploads. */
  abandon(): void {
    this.#isClosed = true
    for (const [key, upload] of this.#uploads) this.#giveUp(key, upload)
  }

  #giveUp(key: string, { outcome }: PendingUpload): void {
    this.#uploads.delete(key)
    outcome.resolve(undefined)
  }

  #beginNext(): void {
    if (this.#isClosed) return
    for (const [key, upload] of this.#uploads) {
      const { organization_id } = upload.file
      if (this.#running.has(upload) || this.#isBusy(upload.number)) continue
      if (this.#slots.freeFor(organization_id) <= 0) continue
      // Smaller files do not overtake a large one, or it might never fit.
      if (!this.#fits(upload.file)) {
        this.#slots.missed()
        return
      }
      this.#running.add(upload)
      this.#slots.take(organization_id)
      void this.#run(key, upload)
    }
  }

  #mayWait({ organization_id }: ClaimedSend): boolean {
    const waiting = new SharedSlots(this.#options.maxSends)
    for (const send of this.sends) waiting.take(send.organization_id)
    return waiting.freeFor(organization_id) > 0
  }

  #isBusy({ phoneNumberId }: AuthorizedNumber): boolean {
    const own = [...this.#running].filter(({ number }) => number.phoneNumberId === phoneNumberId)
    return own.length >= this.#options.maxPerNumber
  }

  #fits({ size }: FileToUpload): boolean {
    const inMemory = [...this.#running].reduce((sum, { file }) => sum + (file.size ?? 0), 0)
    return inMemory === 0 || inMemory + (size ?? 0) <= this.#options.maxBytes
  }

  async #run(key: string, upload: PendingUpload): Promise<void> {
    await this.#options.upload(upload).then(upload.outcome.resolve, upload.outcome.reject)
    // Messages that arrive from now on begin a new upload.
    if (this.#uploads.get(key) === upload) this.#uploads.delete(key)
    this.#running.delete(upload)
    this.#slots.release(upload.file.organization_id)
    this.#beginNext()
  }
}
