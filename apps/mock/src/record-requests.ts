import { isUtf8 } from 'node:buffer'
import { closeSync, fchmodSync, openSync, writeSync } from 'node:fs'
import { maxRecordedBytes, type RecordedRequest } from '@channel/contract/recorded-request'

type Serve = (request: Request) => Response | Promise<Response>

export interface Recording {
  /** Records every request that `serve` responds to. */
  around(serve: Serve): Serve
  close(): void
}

/** Secrets have any name, so only these headers are written. */
const RECORDED = ['accept', 'content-type', 'idempotency-key', 'if-none-match', 'user-agent']

/** Keys do not belong into a URL, but are sometimes sent there. */
const apiKeys = /\bchn_[a-z]+_\w+/g

/**
 * Appends requests to a file, each before its response is sent.
 *
 * @throws Error in one line if the file cannot be written
 */
export function openRecording(file: string): Recording {
  const descriptor = openForAppend(file)
  return {
    around: (serve) => async (request) => {
      const { copy, body } = await copyBody(request)
      const { method, url, headers, signal } = request
      const options = { method, headers, signal, body, duplex: 'half' } as RequestInit
      // Without a body there is nothing to copy, and some methods are not allowed here.
      const response = await serve(body === null ? request : new Request(url, options))
      const line = recordOf(request, copy, response)
      writeSync(descriptor, `${JSON.stringify(line)}\n`)
      if (line.body_omitted) {
        console.error(
          `Not recorded: the body of ${method} ${line.path}, which is larger than ${maxRecordedBytes} bytes.`,
        )
      }
      return response
    },
    close: () => closeSync(descriptor),
  }
}

function openForAppend(file: string): number {
  try {
    // Messages and phone numbers are for the user alone.
    const descriptor = openSync(file, 'a', 0o600)
    fchmodSync(descriptor, 0o600)
    return descriptor
  } catch (error) {
    throw new Error(`--record cannot write to ${file}: ${(error as Error).message}.`)
  }
}

function recordOf({ method, url, headers }: Request, copy: Buffer | undefined, response: Response): RecordedRequest {
  const { pathname, search } = new URL(url)
  return {
    time: new Date().toISOString(),
    method,
    path: (pathname + search).replace(apiKeys, '[removed]'),
    headers: headersOf(headers, response),
    ...(copy === undefined ? { body_omitted: true } : bodyOf(copy)),
    status: response.status,
  }
}

function headersOf(sent: Headers, response: Response): Record<string, string> {
  const recorded = Object.fromEntries([...sent].filter(([name]) => RECORDED.includes(name)))
  // Other preferences do not matter, but one that was refused does.
  const refused = response.status === 400 ? sent.get('prefer') : null
  const prefer = response.headers.get('preference-applied') ?? refused
  if (prefer !== null) recorded.prefer = prefer
  // Of another scheme even the first word may be secret.
  if (/^bearer /i.test(sent.get('authorization') ?? '')) recorded.authorization = 'Bearer [removed]'
  return recorded
}

function bodyOf(copy: Buffer): Pick<RecordedRequest, 'body' | 'body_base64'> {
  if (copy.length === 0) return {}
  return isUtf8(copy) ? { body: copy.toString() } : { body_base64: copy.toString('base64') }
}

/** Copies a body that is not too large. @returns the copy, undefined for a larger body, and the body to send on */
async function copyBody({ body: sent }: Request): Promise<{ copy: Buffer | undefined; body: RequestInit['body'] }> {
  if (sent === null) return { copy: Buffer.alloc(0), body: null }
  const reader = (sent as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  for (let size = 0; size <= maxRecordedBytes; ) {
    const { done, value } = await reader.read()
    if (done) {
      const copy = Buffer.concat(chunks)
      return { copy, body: copy }
    }
    chunks.push(value)
    size += value.length
  }
  return { copy: undefined, body: restOf(chunks, reader) }
}

function restOf(chunks: readonly Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
