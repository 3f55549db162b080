import { setTimeout as delay } from 'node:timers/promises'
import { crossOriginHeaders, isPreflight } from './cross-origin.ts'
import { describeMock } from './describe-mock.ts'
import { readPreferences } from './preferences.ts'
import type { MockedOperation } from './read-contract.ts'

type Handle = (request: Request) => Response | Promise<Response>

/** Waits for some milliseconds, or until the client has gone. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

interface Guarded {
  /** Serves the operations. */
  serve: Handle
  operations: readonly MockedOperation[]
  prismUrl: string
  wait: Wait
}

/** Adds what the service does not have: the page of the mock, CORS, and responses that are delayed by `Prefer: wait`. */
export function createGuard({ serve, operations, prismUrl, wait }: Guarded): Handle {
  return async (request) => {
    if (isPreflight(request)) return fetch(new URL('/', prismUrl), { method: 'OPTIONS', headers: request.headers })
    const isPage = new URL(request.url).pathname === '/' && (request.method === 'GET' || request.method === 'HEAD')
    const response = await (isPage ? describeMock(request, operations) : serve(request))
    for (const [name, value] of crossOriginHeaders(request)) response.headers.set(name, value)
    const { waitMs } = readPreferences(request.headers)
    if (waitMs > 0) await wait(waitMs, request.signal)
    return isPage && request.method === 'HEAD' ? new Response(null, response) : response
  }
}

export const waitByClock: Wait = (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined)
