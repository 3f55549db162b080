import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { JsonError } from './parse-json.ts'
import { BodyTooLargeError, RequestAbortedError } from './request-errors.ts'
import { StreamedFile } from './streamed-file.ts'
import type { StreamedForms, StreamLimits } from './streamed-form-reader.ts'

const maxTexts = 100

/**
 * Reads a form until its file begins. The file is read only as fast as its stream is read, so that the
 * connection applies backpressure.
 *
 * @throws BodyTooLargeError, RequestAbortedError; JsonError if it is not a valid form
 */
export const streamedForms: StreamedForms = async (request, contentType, limits) => {
  const parser = parserOf(contentType, limits)
  const source = Readable.fromWeb((request.body ?? new Blob([]).stream()) as NodeReadableStream)
  const parts: [string, string | File][] = []
  let file: BusboyFileStream | undefined
  let afterFile: Error | undefined

  const whole = new Promise<void>((resolve, reject) => {
    function fail(error: Error): void {
      reject(error)
      file?.destroy(error)
    }
    parser.on('finish', resolve)
    parser.on('error', () => fail(invalidForm()))
    source.on('error', (cause) => fail(aborted(cause)))
    source.on('close', () => !source.readableEnded && fail(aborted(undefined)))
    parser.on('partsLimit', () => fail(new JsonError('syntax', [], `must have at most ${maxTexts + 1} parts`)))
  })
  const begun = new Promise<void>((resolve, reject) => {
    let size = 0
    parser.on('field', (name, text, _isNameCut, isCut) => {
      size += name.length + text.length
      if (isCut || size > limits.maxTextBytes) reject(tooLarge('The body', limits.maxTextBytes))
      else if (file === undefined) parts.push([name, text])
      else afterFile ??= notLast(name)
    })
    parser.on('file', (name, stream, filename = '', _encoding, type) => {
      // Without a listener, an error of the parser would end the process.
      stream.on('error', () => undefined)
      if (file !== undefined) {
        afterFile ??= notLast(name)
        stream.resume()
        return
      }
      file = stream
      parts.push([name, new StreamedFile(decodeName(filename), type, () => toWebStream(contents(stream)))])
      resolve()
    })
    whole.then(resolve, reject)
  })

  async function* contents(stream: BusboyFileStream): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      for await (const chunk of stream) yield chunk
    } catch (error) {
      await whole
      throw error
    }
    if (stream.truncated) throw tooLarge('The file', limits.maxFileBytes)
    await whole
    if (afterFile !== undefined) throw afterFile
  }

  function end(): void {
    source.unpipe(parser)
    parser.destroy()
    drain(source, limits.maxFileBytes + limits.maxTextBytes)
  }

  whole.catch(() => undefined)
  source.pipe(parser)
  try {
    await begun
  } catch (error) {
    end()
    throw error
  }
  return { parts, end }
}

/** Decodes the characters that browsers escape because they would end a name. */
function decodeName(name: string): string {
  return name.replaceAll(/%22/g, '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n')
}

function parserOf(contentType: string, { maxFileBytes, maxTextBytes }: StreamLimits) {
  try {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_name, _type, filename) => filename !== undefined,
      limits: { fileSize: maxFileBytes, fieldSize: maxTextBytes, parts: maxTexts + 1, headerPairs: 20 },
    })
    parser.on('error', () => undefined)
    return parser
  } catch {
    throw invalidForm()
  }
}

function toWebStream(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Cancelling would reset the connection before the client has read the response. */
function drain(source: Readable, maxBytes: number): void {
  let size = 0
  source.on('error', () => undefined)
  source.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength
    if (size > maxBytes) source.destroy()
  })
  source.resume()
}

function invalidForm(): JsonError {
  return new JsonError('syntax', [], 'must be valid multipart/form-data')
}

function notLast(name: string): JsonError {
  return new JsonError('syntax', [name], 'must come before the file, which has to be the last part')
}

function tooLarge(what: string, maxBytes: number): BodyTooLargeError {
  return new BodyTooLargeError(`${what} is larger than ${maxBytes} bytes.`)
}

function aborted(cause: unknown): RequestAbortedError {
  return new RequestAbortedError('The request ended before its body was complete.', { cause })
}
