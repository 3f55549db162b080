import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '@channel/media-store'
import { maxUploadBytes, meaningOf, type Provider, type ProviderNumber } from '@channel/provider'
import type { UploadOutcome } from '../after-upload.ts'
import type { FileToUpload } from '../begin-sends.ts'

export interface UploadFileOptions {
  readonly provider: Pick<Provider, 'uploadMedia'>
  readonly store: Pick<MediaStore, 'open'>
  /** The deadline for reading the file. */
  readonly readMs: number
  /** Receives errors of the store. */
  readonly onError: (error: Error) => void
}

const unknownType = 'application/octet-stream'

/** Uploads a file from the store to the provider. Never throws: a failure is an outcome. */
export async function uploadFile(
  number: ProviderNumber,
  file: FileToUpload,
  options: UploadFileOptions,
): Promise<UploadOutcome> {
  const mimeType = file.mime_type ?? unknownType
  const maxBytes = maxUploadBytes(mimeType)
  if (file.size !== null && file.size > maxBytes) return { kind: 'too_large', size: file.size, maxBytes }
  const read = await readFile(file, options)
  if (typeof read === 'string') return { kind: read }
  if (read.length > maxBytes) return { kind: 'too_large', size: read.length, maxBytes }
  return upload(number, { bytes: read, mimeType, filename: file.filename ?? 'file' }, options)
}

async function readFile(
  { path, size }: FileToUpload,
  { store, readMs, onError }: UploadFileOptions,
): Promise<Buffer | 'gone' | 'unreadable'> {
  try {
    const stream = await store.open(path, { size: size ?? undefined })
    if (stream === undefined) return 'gone'
    return await buffer(addAbortSignal(AbortSignal.timeout(readMs), stream))
  } catch (error) {
    onError(error as Error)
    return 'unreadable'
  }
}

async function upload(
  number: ProviderNumber,
  file: Parameters<Provider['uploadMedia']>[1],
  { provider, onError }: UploadFileOptions,
): Promise<UploadOutcome> {
  try {
    const outcome = await provider.uploadMedia(number, file)
    if (outcome.ok) return { kind: 'uploaded', id: outcome.value.id }
    const { failure } = outcome
    if (failure.kind !== 'refused') return { kind: 'unanswered', failure }
    return { kind: 'refused', failure, meaning: meaningOf(failure.code) }
  } catch (error) {
    onError(error as Error)
    const failure = { kind: 'unreadable', message: 'the call failed unexpectedly', unsent: false } as const
    return { kind: 'unanswered', failure }
  }
}
