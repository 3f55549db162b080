import { createHash } from 'node:crypto'
import { RequestAbortedError } from '@channel/codegen/hono'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { NewFile } from '@channel/media-store'
import { maxUploadBytes } from '@channel/provider'

/** A file of a form, as it arrives. */
export type ArrivingFile = Pick<File, 'name' | 'type' | 'stream'>

/** A file that has arrived completely. */
export interface ArrivedFile {
  readonly mime_type: string
  readonly filename: string
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** How long a client may send nothing. */
const silenceMs = 30_000
const maxNameLength = 240
const mediaType = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/

/**
 * Writes a file as it arrives, and computes its hash. While the file cannot be written, nothing more is read.
 *
 * @throws ApiError `invalid_field_value` for its name, its type or an empty file, `payload_too_large`; errors of the stream
 */
export async function receiveFile(arriving: ArrivingFile, file: NewFile): Promise<ArrivedFile> {
  const { filename, mime_type } = describe(arriving)
  const maxBytes = maxUploadBytes(mime_type)
  const hash = createHash('sha256')
  for await (const chunk of withoutSilence(arriving.stream())) {
    if (file.size + chunk.byteLength > maxBytes) throw tooLarge(mime_type, maxBytes)
    hash.update(chunk)
    await file.write(chunk)
  }
  if (file.size === 0) throw invalidFile('`file` is empty.')
  return { filename, mime_type, size: file.size, sha256: hash.digest('hex') }
}

function describe({ name, type }: ArrivingFile): Pick<ArrivedFile, 'filename' | 'mime_type'> {
  const mime_type = type === '' ? 'application/octet-stream' : type.toLowerCase()
  if (!mediaType.test(mime_type)) throw invalidFile('The Content-Type of `file` is not a media type.')
  const filename = name === '' ? 'file' : name
  if (/\p{Cc}/u.test(filename)) throw invalidFile('The name of `file` must not have control characters.')
  if ([...filename].length > maxNameLength) {
    throw invalidFile(`The name of \`file\` must have at most ${maxNameLength} characters.`)
  }
  return { filename, mime_type }
}

/** @throws RequestAbortedError when nothing arrives for too long */
async function* withoutSilence(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read())
      if (done) return
      yield value
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

async function withinSilence<Value>(reading: Promise<Value>): Promise<Value> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => silence.reject(new RequestAbortedError('The file stopped arriving.')), silenceMs)
  return Promise.race([reading, silence.promise]).finally(() => clearTimeout(timer))
}

function invalidFile(message: string): ApiError {
  return new ApiError('invalid_field_value', message, { param: 'file' })
}

function tooLarge(mimeType: string, maxBytes: number): ApiError {
  const message = `A file of type ${mimeType} can have at most ${maxBytes} bytes.`
  return new ApiError('payload_too_large', message, { param: 'file' })
}
