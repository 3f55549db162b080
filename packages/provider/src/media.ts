/** A file for the provider to keep. */
export interface ProviderFile {
  readonly bytes: Uint8Array
  readonly mimeType: string
  readonly filename: string
}

const megabyte = 1024 * 1024
const uploadLimits: readonly (readonly [RegExp, number])[] = [
  // Stickers.
  [/^image\/webp\b/i, 500 * 1024],
  [/^image\//i, 5 * megabyte],
  [/^(audio|video)\//i, 16 * megabyte],
]

/** How many bytes a file of a type may have at most for the provider to take it; documents are all other types. */
export function mostUploadBytes(mimeType: string): number {
  return uploadLimits.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 100 * megabyte
}

/** A file that the provider keeps. */
export interface ProviderMedia {
  /** Good for 5 minutes, and only with the token. */
  readonly url: string
  readonly mimeType: string
  /** Hexadecimal or base64, as the provider tells it: compare with `sameHash`. */
  readonly sha256: string
  /** In bytes. */
  readonly size: number
}

/** A file that was downloaded. */
export interface ProviderDownload {
  /** What the server called it, which may be more general than what the provider told of it before. */
  readonly mimeType: string | null
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Whether two SHA-256 hashes are the same, each as hexadecimal or base64. */
export function sameHash(one: string, other: string): boolean {
  const [bytes, others] = [hashBytes(one), hashBytes(other)]
  return bytes.length === 32 && bytes.equals(others)
}

function hashBytes(text: string): Buffer {
  return Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
}
