import { Readable } from 'node:stream'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { MediaFile } from '@channel/core/media'
import type { ByteRange } from '@channel/media-store'
import type { Dependencies } from '../dependencies.ts'
import { fileHeaders } from './media-headers.ts'
import { mediaTypeOf } from './media-type.ts'

/** A file with its name in the store. */
export interface FileToSend extends MediaFile {
  readonly stored_name: string
}

interface SendOptions extends Pick<Dependencies, 'log' | 'mediaStore'> {
  readonly requestId: string
}

/**
 * The reply with a file, or with a part of it.
 *
 * @throws ApiError `resource_not_found` if the store has lost the file
 */
export async function sendFile(options: SendOptions, file: FileToSend, range: 'all' | ByteRange) {
  const whole = { ...wholeFile(file, options.requestId), body: await open(options, file, range) }
  if (range === 'all') return whole
  const { start, end } = range
  const partHeaders = { 'Content-Range': `bytes ${start}-${end}/${file.size}`, 'Content-Length': end - start + 1 }
  return { ...whole, status: 206, headers: { ...whole.headers, ...partHeaders } } as const
}

/** The reply with a file, without its bytes. */
export function wholeFile(file: MediaFile, requestId: string) {
  return {
    status: 200,
    headers: { 'X-Request-Id': requestId, ...fileHeaders(file), 'Content-Length': file.size },
    contentType: mediaTypeOf(file.mime_type).contentType,
  } as const
}

/** The error of a file that does not exist. */
export function noFile(): ApiError {
  return new ApiError('resource_not_found', 'The file does not exist.')
}

async function open({ log, mediaStore, requestId }: SendOptions, file: FileToSend, range: 'all' | ByteRange) {
  const part = range === 'all' ? undefined : range
  const stream = await mediaStore.open(file.stored_name, { size: file.size, range: part })
  if (stream === undefined) {
    log.error({ requestId }, 'A media file is in the database but not in the store.')
    throw noFile()
  }
  // The response has begun: its connection ends, so that the client does not wait for the rest.
  stream.once('error', (err) => log.warn({ requestId, reason: err.message }, 'A media file ended early.'))
  return Readable.toWeb(stream) as ReadableStream
}
