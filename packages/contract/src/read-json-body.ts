import { JsonError, parseJson } from './generated/runtime.js'
import { BodyTooLargeError, RequestAbortedError, UnsupportedMediaTypeError } from './request-errors.ts'

export { BodyTooLargeError, JsonError, UnsupportedMediaTypeError }

/** 1 MiB: what a request body may hold at most. */
export const maxBodyBytes = 1_048_576

const jsonMediaType = /^application\/json[\t ]*(?:;|$)/i

/**
 * Reads and parses the JSON body of `request`.
 *
 * @returns the parsed value, or undefined when the request has no body at all.
 * @throws BodyTooLargeError, UnsupportedMediaTypeError, RequestAbortedError; JsonError for what is no JSON, nested too
 * deep, or holds a number that would not come back as it was
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const contentLength = request.headers.get('content-length')
  if (contentLength === '0') return undefined
  if (contentLength !== null) {
    if (Number(contentLength) > maxBodyBytes) throw tooLarge()
    refuseOtherMediaTypes(request.headers)
    // The HTTP parser lets no more through than Content-Length promises; without it the bytes have to be counted.
    return parseJson(await readWhole(request))
  }
  const bytes = await readCounted(request)
  if (bytes.byteLength === 0) return undefined
  refuseOtherMediaTypes(request.headers)
  return parseJson(bytes)
}

function tooLarge(): BodyTooLargeError {
  return new BodyTooLargeError(`The body is larger than ${maxBodyBytes} bytes.`)
}

function refuseOtherMediaTypes(headers: Headers): void {
  const contentType = headers.get('content-type')
  if (contentType === null) throw new UnsupportedMediaTypeError('The body has no Content-Type; send application/json.')
  if (!jsonMediaType.test(contentType)) {
    throw new UnsupportedMediaTypeError('The body must be sent as Content-Type: application/json.')
  }
  const encoding = headers.get('content-encoding')
  if (encoding !== null && encoding.toLowerCase() !== 'identity') {
    throw new UnsupportedMediaTypeError('The body must be sent without a Content-Encoding.')
  }
}

async function readWhole(request: Request): Promise<ArrayBuffer> {
  try {
    return await request.arrayBuffer()
  } catch (cause) {
    throw new RequestAbortedError('The request ended before its body was complete.', { cause })
  }
}

async function readCounted(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const chunk = await reader?.read().catch((cause: unknown) => {
      throw new RequestAbortedError('The request ended before its body was complete.', { cause })
    })
    if (chunk?.value === undefined) return Buffer.concat(chunks)
    size += chunk.value.byteLength
    if (size > maxBodyBytes) {
      // Cancelling would reset the connection before the answer is read, so the rest is read and dropped.
      if (reader !== undefined) void discard(reader)
      throw tooLarge()
    }
    chunks.push(chunk.value)
  }
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender is gone, which ends the reading just as well.
  }
}
