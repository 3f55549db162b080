import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'
import { newId } from './new-id.ts'

/** The types of messages that have a file. */
export const fileTypes: ReadonlySet<string> = new Set(['image', 'video', 'audio', 'document', 'sticker'])

const dayMs = 24 * 3_600_000
const daysOf = { business: 30, customer: 7, profile: 36_500 }
const addressLifeMs = 5 * 60_000

/** A stored file of the provider. */
export interface StoredMedia {
  readonly id: string
  readonly phoneNumberId: string
  readonly bytes: Uint8Array
  readonly mimeType: string
  readonly filename: string | undefined
  readonly sha256: string
  readonly until: number
}

/** The files, and their temporary URLs. */
export class MediaStore {
  readonly #clock: Clock
  readonly #files = new Map<string, StoredMedia>()
  /** The origin of file URLs; known once the provider listens. */
  origin: string | undefined
  readonly #addresses = new Map<string, { readonly id: string; readonly until: number }>()

  constructor(clock: Clock, origin: string | undefined) {
    this.#clock = clock
    this.origin = origin
  }

  /** Stores a file: 30 days for a file of a business, 7 for one of a customer, and for ever a picture of a profile. */
  add(file: Pick<StoredMedia, 'phoneNumberId' | 'bytes' | 'mimeType' | 'filename'>, from: keyof typeof daysOf) {
    const media: StoredMedia = {
      ...file,
      id: newId(),
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      until: this.#clock.now() + daysOf[from] * dayMs,
    }
    this.restore(media)
    return media
  }

  /** Restores a saved file. */
  restore(media: StoredMedia): void {
    this.#files.set(media.id, media)
  }

  /** The files that have not expired. */
  all(): StoredMedia[] {
    return [...this.#files.values()].filter(({ until }) => until > this.#clock.now())
  }

  find(id: string): StoredMedia | undefined {
    const media = this.#files.get(id)
    return media !== undefined && media.until > this.#clock.now() ? media : undefined
  }

  remove(id: string): void {
    this.#files.delete(id)
  }

  /** Creates a download URL that is valid for 5 minutes. */
  addressOf(id: string): string {
    const hash = randomBytes(16).toString('base64url')
    const until = this.#clock.now() + addressLifeMs
    this.#addresses.set(hash, { id, until })
    return `${this.origin}/whatsapp_business/attachments/?mid=${id}&ext=${Math.floor(until / 1000)}&hash=${hash}`
  }

  /** The file of a URL, while the URL is valid. */
  at(hash: string): StoredMedia | undefined {
    const address = this.#addresses.get(hash)
    return address !== undefined && address.until > this.#clock.now() ? this.find(address.id) : undefined
  }

  /** Expires all URLs, or those of one file. */
  expireAddresses(id?: string): void {
    for (const [hash, address] of this.#addresses)
      if (id === undefined || address.id === id) this.#addresses.delete(hash)
  }
}
