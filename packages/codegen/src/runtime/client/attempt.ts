import type { ConnectionError } from './connection-error.ts'
import type { TimeoutError } from './timeout-error.ts'

/** Sends a request, like the global `fetch`. */
export type Fetch = (request: Request) => Promise<Response>

/** The classes of errors of attempts. */
export interface AttemptErrors {
  readonly ConnectionError: new (...args: ConstructorParameters<typeof ConnectionError>) => ConnectionError
  readonly TimeoutError: new (...args: ConstructorParameters<typeof TimeoutError>) => TimeoutError
}

/**
 * Sends the request once, and waits for the complete response: a body that stalls counts as no response. Leaves no
 * timer, and no listener on `signal`. A sequence of items, such as events, resolves at its headers; `signal` ends it.
 *
 * @throws {TimeoutError} after `timeoutMs`
 * @throws {ConnectionError} if `send` throws or the body breaks off
 * @throws the reason of `signal`
 */
export async function attempt(
  send: Fetch,
  request: Request,
  timeoutMs: number,
  signal: AbortSignal,
  errors: AttemptErrors,
): Promise<Response> {
  signal.throwIfAborted()
  const controller = new AbortController()
  let release = (_response?: Response) => {}
  // Rejects by itself, because `send` may ignore the signal.
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = (reason: unknown) => {
      reject(reason)
      controller.abort(reason)
    }
    const onAbort = () => stop(signal.reason)
    const timer = setTimeout(() => stop(new errors.TimeoutError(request, timeoutMs)), timeoutMs)
    signal.addEventListener('abort', onAbort)
    release = (response) => {
      clearTimeout(timer)
      if (!response || !hasItems(response)) signal.removeEventListener('abort', onAbort)
    }
  })
  let response: Response | undefined
  try {
    response = await Promise.race([sendOnce(send, request, controller.signal, errors), stopped])
    return response
  } finally {
    release(response)
  }
}

/** Whether the body is a sequence, which may never end. */
function hasItems({ headers }: Response): boolean {
  return /event-stream|json(l|-seq)|ndjson|mixed/.test(headers.get('content-type') ?? '')
}

/** Resolves when the body has arrived, or at the headers of a sequence. The response can still be read. */
async function sendOnce(send: Fetch, request: Request, signal: AbortSignal, errors: AttemptErrors): Promise<Response> {
  try {
    const response = await send(new Request(request.clone(), { signal }))
    if (!hasItems(response)) await response.clone().arrayBuffer()
    return response
  } catch (error) {
    throw new errors.ConnectionError(request, error)
  }
}
