import type { MediaStore, NewFile } from '@channel/media-store'
import {
  type DownloadOutcome,
  type Provider,
  type ProviderFailure,
  type ProviderNumber,
  sameHash,
} from '@channel/provider'
import type { ClaimedMedia } from './claim-media.ts'
import type { MediaFetch } from './record-media-fetch.ts'

export interface FetchMediaOptions {
  readonly provider: Pick<Provider, 'findMedia' | 'downloadMedia'>
  readonly store: Pick<MediaStore, 'newFile'>
  readonly maxBytes: number
  /** Ends the attempt. */
  readonly signal: AbortSignal
}

/** The provider's description of a file. */
interface FileInfo {
  readonly url: string
  readonly mimeType: string | null
  /** All of them must match. */
  readonly hashes: readonly string[]
  /** In bytes, if known. */
  readonly size: number | undefined
}

/**
 * Makes one attempt to fetch a file into the store. The first attempt tries the URL in the message; otherwise it
 * requests a new one from the provider. A file with the wrong hash or size is discarded.
 *
 * @throws Error when the store rejects it
 */
export async function fetchMediaFile(media: ClaimedMedia, options: FetchMediaOptions): Promise<MediaFetch> {
  if (media.provider_media_id === null) return { outcome: 'lost', reason: 'the provider has no id for it' }
  if (media.token === undefined) return { outcome: 'delayed', reason: 'the account has no usable token' }
  const number = { phoneNumberId: media.phone_number_id, token: media.token }
  const hashes = media.sha256 === null ? [] : [media.sha256]

  if (media.provider_url !== null && media.sha256 !== null && media.fetch_attempt_count === 1) {
    const info = { url: media.provider_url, mimeType: null, hashes, size: undefined }
    const fetched = await fetchFrom(number, media.stored_name, info, options)
    if (fetched.outcome === 'stored' || fetched.outcome === 'lost') return fetched
  }
  const found = await options.provider.findMedia(number, media.provider_media_id)
  if (!found.ok) return failedCall(found.failure)
  const { url, mimeType, sha256, size } = found.value
  if (size > options.maxBytes) return tooLarge(options.maxBytes)
  const info = { url, mimeType, hashes: [...hashes, sha256], size }
  return fetchFrom(number, media.stored_name, info, options)
}

async function fetchFrom(
  number: ProviderNumber,
  name: string,
  info: FileInfo,
  { provider, store, maxBytes, signal }: FetchMediaOptions,
): Promise<MediaFetch> {
  const file = await store.newFile()
  try {
    const source = { url: info.url, maxBytes: info.size ?? maxBytes }
    const outcome = await provider.downloadMedia(number, source, (chunk) => {
      signal.throwIfAborted()
      return file.write(chunk)
    })
    if (!outcome.ok) return failedDownload(outcome.failure, info, maxBytes)
    const mismatch = findMismatch(outcome.value, file, info)
    if (mismatch !== undefined) return { outcome: 'missed', reason: mismatch }
    signal.throwIfAborted()
    await file.save(name)
    return { outcome: 'stored', size: file.size, sha256: outcome.value.sha256, mimeType: info.mimeType }
  } finally {
    await file.discard()
  }
}

function findMismatch({ sha256 }: { sha256: string }, file: NewFile, { hashes, size }: FileInfo): string | undefined {
  if (size !== undefined && size !== file.size) return `received ${file.size} bytes instead of ${size}`
  if (!hashes.every((hash) => sameHash(hash, sha256))) return 'the hash does not match'
  return undefined
}

type DownloadFailure = Extract<DownloadOutcome, { ok: false }>['failure']

function failedDownload(failure: DownloadFailure, { size }: FileInfo, maxBytes: number): MediaFetch {
  switch (failure.kind) {
    case 'expired':
      return { outcome: 'delayed', reason: 'its URL has expired' }
    case 'too_large':
      return size === undefined ? tooLarge(maxBytes) : { outcome: 'missed', reason: `received more than ${size} bytes` }
    default:
      return failedCall(failure as ProviderFailure)
  }
}

/** The provider's code for an unknown object or an invalid call. The object may become known later. */
const unknownObject = 100

function failedCall(failure: ProviderFailure): MediaFetch {
  if (failure.kind !== 'refused') return { outcome: 'delayed', reason: failure.message }
  const reason = `the provider responded with error code ${failure.code}`
  if (failure.code === unknownObject) return { outcome: 'missed', reason }
  return { outcome: 'delayed', reason, ...(failure.tokenRefused && { tokenRefused: true }) }
}

function tooLarge(maxBytes: number): MediaFetch {
  return { outcome: 'lost', reason: `it has more than ${maxBytes} bytes` }
}
