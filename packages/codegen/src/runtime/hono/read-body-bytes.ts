import { concatenate } from './concatenate.ts'
import { BodyTooLargeError, RequestAbortedError } from './request-errors.ts'

/**
 * Reads the bytes of a body.
 *
 * @throws BodyTooLargeError, RequestAbortedError
 */
export async function readBodyBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) > maxBytes) throw tooLarge(maxBytes)
  // The HTTP parser enforces Content-Length. Without it, count the bytes.
  return length === null ? readCounted(request, maxBytes) : readWhole(request)
}

async function readWhole(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await request.arrayBuffer())
  } catch (cause) {
    throw aborted(cause)
  }
}

async function readCounted(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const chunk = await reader?.read().catch((cause: unknown) => {
      throw aborted(cause)
    })
    if (chunk?.value === undefined) return concatenate(chunks, size)
    size += chunk.value.byteLength
    if (size > maxBytes) {
      // Cancelling would reset the connection before the client reads the response, so drain the body.
      if (reader !== undefined) void discard(reader)
      throw tooLarge(maxBytes)
    }
    chunks.push(chunk.value)
  }
}

function tooLarge(maxBytes: number): BodyTooLargeError {
  return new BodyTooLargeError(`The body is larger than ${maxBytes} bytes.`)
}

/** The error of a body that ended too early. */
export function aborted(cause: unknown): RequestAbortedError {
  return new RequestAbortedError('The request ended before its body was complete.', { cause })
}

/** Drains a body, and cancels it after `maxBytes`. */
export async function discard(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes = Infinity): Promise<void> {
  try {
    for (let size = 0; size <= maxBytes; ) {
      const { value } = await reader.read()
      if (value === undefined) return
      size += value.byteLength
    }
    await reader.cancel()
  } catch {
    // The client has disconnected, so there is nothing left to drain.
  }
}
