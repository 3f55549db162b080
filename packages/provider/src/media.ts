import type { Readable } from 'node:stream'

/** A file to upload to the provider. */
export interface ProviderFile {
  readonly bytes: Uint8Array
  readonly mimeType: string
  readonly filename: string
}

/** A file that is read while it is uploaded. */
export interface StreamedFile extends Omit<ProviderFile, 'bytes'> {
  /** In bytes. */
  readonly size: number
  /** Exactly these bytes. It is read to the end, or destroyed. */
  readonly content: Readable
}

const megabyte = 1024 * 1024
const uploadLimits: readonly (readonly [RegExp, number])[] = [
  // Stickers.
  [/^image\/webp\b/i, 500 * 1024],
  [/^image\//i, 5 * megabyte],
  [/^(audio|video)\//i, 16 * megabyte],
]

/**
 * Max size in bytes of a file that the provider accepts, by MIME type. All types that are not listed are documents.
 */
export function maxUploadBytes(mimeType: string): number {
  return uploadLimits.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 100 * megabyte
}

/** A file that the provider stores. */
export interface ProviderMedia {
  /** Valid for 5 minutes, and only with the token. */
  readonly url: string
  readonly mimeType: string
  /** Hexadecimal or base64, as the provider reports it: compare with `sameHash`. */
  readonly sha256: string
  /** In bytes. */
  readonly size: number
}

/** A downloaded file. */
export interface ProviderDownload {
  /** The type that the server sent. It may be more general than the type that the provider reported before. */
  readonly mimeType: string | null
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Whether two SHA-256 hashes are equal, each as hexadecimal or base64. */
export function sameHash(one: string, other: string): boolean {
  const [bytes, others] = [hashBytes(one), hashBytes(other)]
  return bytes.length === 32 && bytes.equals(others)
}

function hashBytes(text: string): Buffer {
  return Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
}
