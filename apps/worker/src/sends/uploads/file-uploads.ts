import type { AuthorizedNumber, ClaimedSend, FileToUpload, UploadOutcome } from '@channel/core'

export interface FileUploadsOptions {
  /** Files that are given to the provider at a time … */
  readonly atATime: number
  /** … and of one number: a slow one leaves room for others. */
  readonly ofANumber: number
  /** So many bytes at a time, unless it is a single file: they are in memory meanwhile. */
  readonly mostBytes: number
  /** Most messages that may wait in here. */
  readonly mostSends: number
  /** Gives a file to the provider, and records it. */
  readonly upload: (number: AuthorizedNumber, file: FileToUpload) => Promise<UploadOutcome>
  /** Takes what became of a file, and the messages that waited for it. */
  readonly settle: (outcome: UploadOutcome, sends: readonly ClaimedSend[]) => Promise<void>
  readonly onError: (error: Error) => void
}

interface Upload {
  readonly number: AuthorizedNumber
  readonly file: FileToUpload
  /** Which wait for it. */
  readonly sends: ClaimedSend[]
}

/**
 * Files on their way to the provider, each once at a time however many messages name it. They have slots of their own, so
 * that slow ones hold up no message that needs none; the messages that wait for them are this worker's as long as it renews
 * their leases.
 */
export class FileUploads {
  readonly #options: FileUploadsOptions
  /** The oldest first; those that have begun are in `#running` too. */
  readonly #uploads = new Map<string, Upload>()
  readonly #running = new Map<Upload, Promise<void>>()
  #isClosed = false

  constructor(options: FileUploadsOptions) {
    this.#options = options
  }

  /** The messages that wait in here. */
  get sends(): readonly ClaimedSend[] {
    return [...this.#uploads.values()].flatMap(({ sends }) => sends)
  }

  /** Has a message wait for its file, which is uploaded when its turn comes. @returns false when too many wait already */
  take(send: ClaimedSend, number: AuthorizedNumber, file: FileToUpload): boolean {
    if (this.#isClosed || this.sends.length >= this.#options.mostSends) return false
    const key = `${file.organization_id} ${file.media_id}`
    const known = this.#uploads.get(key)
    if (known !== undefined) known.sends.push(send)
    else this.#uploads.set(key, { number, file, sends: [send] })
    this.#pump()
    return true
  }

  /** Begins no further upload. @returns the messages whose file was not begun to be uploaded: they are no longer in here */
  close(): ClaimedSend[] {
    this.#isClosed = true
    return this.#takeOut([...this.#uploads].filter(([, upload]) => !this.#running.has(upload)))
  }

  /** Gives up what is not done. @returns the messages that still waited */
  abandon(): ClaimedSend[] {
    this.#isClosed = true
    this.#running.clear()
    return this.#takeOut([...this.#uploads])
  }

  /** Resolves when all that was begun is done, or abandoned. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values())
  }

  #takeOut(entries: readonly [string, Upload][]): ClaimedSend[] {
    for (const [key] of entries) this.#uploads.delete(key)
    return entries.flatMap(([, { sends }]) => sends.splice(0))
  }

  #pump(): void {
    if (this.#isClosed) return
    for (const [key, upload] of this.#uploads) {
      if (this.#running.size >= this.#options.atATime) return
      if (this.#running.has(upload) || this.#isBusy(upload.number)) continue
      // Smaller ones do not overtake it, or it might never fit.
      if (!this.#fits(upload.file)) return
      this.#running.set(upload, this.#run(key, upload))
    }
  }

  #isBusy({ phoneNumberId }: AuthorizedNumber): boolean {
    const own = [...this.#running.keys()].filter(({ number }) => number.phoneNumberId === phoneNumberId)
    return own.length >= this.#options.ofANumber
  }

  #fits({ size }: FileToUpload): boolean {
    const inMemory = [...this.#running.keys()].reduce((sum, { file }) => sum + (file.size ?? 0), 0)
    return inMemory === 0 || inMemory + (size ?? 0) <= this.#options.mostBytes
  }

  async #run(key: string, upload: Upload): Promise<void> {
    try {
      const outcome = await this.#options.upload(upload.number, upload.file)
      // Messages that come from now on begin anew.
      if (this.#uploads.get(key) === upload) this.#uploads.delete(key)
      await this.#options.settle(outcome, upload.sends)
    } catch (error) {
      this.#options.onError(error as Error)
    } finally {
      this.#running.delete(upload)
      this.#pump()
    }
  }
}
