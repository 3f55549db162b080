import type { UploadOutcome } from '../after-upload.ts'
import type { AuthorizedNumber, FileToUpload } from '../begin-sends.ts'
import type { ClaimedSend } from '../claim-sends.ts'

export interface FileUploadsOptions {
  /** Max concurrent uploads. */
  readonly maxFiles: number
  /** Max concurrent uploads per number: a slow one leaves slots for others. */
  readonly maxPerNumber: number
  /** Max bytes of concurrent uploads, since they are in memory; a single file may exceed it. */
  readonly maxBytes: number
  /** Max waiting messages. */
  readonly maxSends: number
  /** Uploads a file to the provider, and records that. */
  readonly upload: (number: AuthorizedNumber, file: FileToUpload) => Promise<UploadOutcome>
  /** Receives the outcome of an upload, and the messages that waited for it. */
  readonly settle: (outcome: UploadOutcome, sends: readonly ClaimedSend[]) => Promise<void>
  readonly onError: (error: Error) => void
}

interface Upload {
  readonly number: AuthorizedNumber
  readonly file: FileToUpload
  /** The messages that wait for it. */
  readonly sends: ClaimedSend[]
}

/**
 * Uploads files, each once at a time for any number of messages. Uploads have separate slots, so that slow ones do not
 * delay messages without files. Messages wait here while their leases are renewed.
 */
export class FileUploads {
  readonly #options: FileUploadsOptions
  /** Oldest first. Uploads that have begun are in `#running` too. */
  readonly #uploads = new Map<string, Upload>()
  readonly #running = new Map<Upload, Promise<void>>()
  readonly #abandoned = Promise.withResolvers<void>()
  #isClosed = false

  constructor(options: FileUploadsOptions) {
    this.#options = options
  }

  /** The waiting messages. */
  get sends(): readonly ClaimedSend[] {
    return [...this.#uploads.values()].flatMap(({ sends }) => sends)
  }

  /** Adds a message that waits for the upload of its file. @returns false when the max number of messages wait */
  add(send: ClaimedSend, number: AuthorizedNumber, file: FileToUpload): boolean {
    if (this.#isClosed || this.sends.length >= this.#options.maxSends) return false
    const key = `${file.organization_id} ${file.media_id}`
    const known = this.#uploads.get(key)
    if (known !== undefined) known.sends.push(send)
    else this.#uploads.set(key, { number, file, sends: [send] })
    this.#beginNext()
    return true
  }

  /** Begins no further upload. @returns the messages whose upload has not begun; they no longer wait here */
  close(): ClaimedSend[] {
    this.#isClosed = true
    return this.#remove([...this.#uploads].filter(([, upload]) => !this.#running.has(upload)))
  }

  /** Gives up uploads in flight. @returns the messages that still waited */
  abandon(): ClaimedSend[] {
    this.#isClosed = true
    this.#running.clear()
    this.#abandoned.resolve()
    return this.#remove([...this.#uploads])
  }

  /** Resolves when every upload in flight has ended or is given up. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) {
      await Promise.race([Promise.all(this.#running.values()), this.#abandoned.promise])
    }
  }

  #remove(entries: readonly [string, Upload][]): ClaimedSend[] {
    for (const [key] of entries) this.#uploads.delete(key)
    return entries.flatMap(([, { sends }]) => sends.splice(0))
  }

  #beginNext(): void {
    if (this.#isClosed) return
    for (const [key, upload] of this.#uploads) {
      if (this.#running.size >= this.#options.maxFiles) return
      if (this.#running.has(upload) || this.#isBusy(upload.number)) continue
      // Smaller files do not overtake a large one, or it might never fit.
      if (!this.#fits(upload.file)) return
      this.#running.set(upload, this.#run(key, upload))
    }
  }

  #isBusy({ phoneNumberId }: AuthorizedNumber): boolean {
    const own = [...this.#running.keys()].filter(({ number }) => number.phoneNumberId === phoneNumberId)
    return own.length >= this.#options.maxPerNumber
  }

  #fits({ size }: FileToUpload): boolean {
    const inMemory = [...this.#running.keys()].reduce((sum, { file }) => sum + (file.size ?? 0), 0)
    return inMemory === 0 || inMemory + (size ?? 0) <= this.#options.maxBytes
  }

  async #run(key: string, upload: Upload): Promise<void> {
    try {
      const outcome = await this.#options.upload(upload.number, upload.file)
      // Messages that arrive from now on begin a new upload.
      if (this.#uploads.get(key) === upload) this.#uploads.delete(key)
      await this.#options.settle(outcome, upload.sends)
    } catch (error) {
      this.#options.onError(error as Error)
    } finally {
      this.#running.delete(upload)
      this.#beginNext()
    }
  }
}
