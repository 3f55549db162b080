import { BodyTooLargeError, RequestAbortedError } from '@channel/contract/routes'

/** 3 MiB: what the provider says that a webhook may hold, 3 MB, and a little more. */
const mostBytes = 3 * 1_048_576

/**
 * The bytes of a body, as they came.
 *
 * @throws BodyTooLargeError, RequestAbortedError
 */
export async function readRawBody(request: Request): Promise<Uint8Array> {
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) > mostBytes) throw tooLarge()
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const chunk = await reader?.read().catch((cause: unknown) => {
      throw new RequestAbortedError('The request ended before its body was complete.', { cause })
    })
    if (chunk?.value === undefined) return Buffer.concat(chunks)
    size += chunk.value.byteLength
    if (size > mostBytes) {
      // Cancelling would reset the connection before the answer is read, so the rest is read and dropped.
      void discard(reader)
      throw tooLarge()
    }
    chunks.push(chunk.value)
  }
}

function tooLarge(): BodyTooLargeError {
  return new BodyTooLargeError(`The body is larger than ${mostBytes} bytes.`)
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  try {
    while (reader !== undefined && !(await reader.read()).done);
  } catch {
    // The sender is gone, which ends the reading just as well.
  }
}
