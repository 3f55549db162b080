import { type Fetch, locationOf, type RetryOptions, retryOptionsOf } from '@channel/codegen/client'
import { ChannelResponseError } from './channel-response-error.ts'
import { MediaTooLargeError } from './media-too-large-error.ts'
import type { FacadeOptions } from './operation-types.ts'
import { unwrap } from './unwrap.ts'
import { withRetries } from './with-retries.ts'

/** The last argument of the methods that download a file. */
export interface MediaBlobOptions extends FacadeOptions {
  /** The max size of the file in bytes; default 100 MiB, which no file of the service exceeds. */
  maxBytes?: number | undefined
}

/**
 * Downloads a file. `startedAt` is when the call began, because `totalTimeoutMs` includes the request for the URL.
 *
 * @throws {MediaTooLargeError} if the file is larger than `maxBytes`
 * @throws {ChannelResponseError} if the storage responds with an error
 */
export type DownloadMedia = (url: string, options: MediaBlobOptions, startedAt: number) => Promise<Blob>

interface Received {
  response: Response
  /** Undefined if it is too large. */
  body: Uint8Array<ArrayBuffer>[] | undefined
}

/** @param send sends one attempt. The request has neither the key nor the headers of the channel. */
export function createDownloadMedia(send: Fetch, defaults: RetryOptions): DownloadMedia {
  return async (url, options, startedAt) => {
    const { signal, maxBytes = 100 * 2 ** 20 } = options
    // Rejects NaN too, the result of a missing setting.
    if (!(maxBytes >= 0)) throw new TypeError('maxBytes must be a number, 0 or more.')
    const { totalTimeoutMs = 90_000, ...retries } = retryOptionsOf(defaults, options)
    const remainingMs = Math.max(0, totalTimeoutMs - (Date.now() - startedAt))
    // Keyed by the response that the retries see: an attempt that timed out may still be received later.
    const received = new WeakMap<Response, Received>()
    const receive: Fetch = async (request) => {
      const response = await send(request)
      const body = await readUpTo(response, maxBytes)
      // The retries read only status and headers, and would copy the file.
      const seen = new Response(null, { status: response.status, headers: response.headers })
      received.set(seen, { response, body })
      return seen
    }
    const seen = await withRetries(receive, { ...retries, totalTimeoutMs: remainingMs }, signal)(new Request(url))
    return blobOf(received.get(seen)!, url, maxBytes)
  }
}

/** The address of a file, from the redirect to it. Some runtimes would read local files by `file:`. */
export function fileUrlOf(result: { response: Response }): string {
  const { response } = result
  const url = new URL(locationOf(result, unwrap), response.url || undefined)
  if (/^https?:$/.test(url.protocol)) return url.href
  throw new ChannelResponseError(response, 'a Location that is not http(s)')
}

async function blobOf({ response, body }: Received, url: string, maxBytes: number): Promise<Blob> {
  if (response.ok && body === undefined) throw new MediaTooLargeError(url, maxBytes)
  const blob = new Blob(body, { type: response.headers.get('content-type') ?? '' })
  if (response.ok) return blob
  throw new ChannelResponseError(response, 'no file', await blob.slice(0, 4000).text())
}

async function readUpTo(response: Response, maxBytes: number): Promise<Received['body']> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  let size = 0
  let isTooLarge = Number(response.headers.get('content-length')) > maxBytes
  while (reader !== undefined && !isTooLarge) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
    size += value.length
    isTooLarge = size > maxBytes
  }
  await reader?.cancel()
  return isTooLarge ? undefined : parts
}
