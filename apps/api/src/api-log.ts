import { type LoggedCall, loggedPath, nobodysOrganizationId, type Principal } from '@channel/core'
import type { Exchange } from './answer-parser-error.ts'
import type { Dependencies } from './dependencies.ts'

/** A call that has begun and is to be logged. */
export interface BegunCall {
  readonly requestId: string
  readonly atMs: number
  /** By the clock that only runs forward. */
  readonly startedMs: number
  readonly ip: string | null
  principal?: Principal
}

/** What comes with a request from outside Hono; what `enter` leaves there is logged when the request has its answer. */
export interface Bindings extends Partial<Exchange> {
  call?: BegunCall
}

/** What answers requests: a Hono app, seen as its `fetch`. */
export interface Answering {
  fetch(request: Request, bindings?: Bindings): Response | Promise<Response>
}

/** From where a request comes: an IP address, of the last proxy if there is one before the service. */
export function addressOf({ incoming }: Bindings): string | null {
  return incoming?.socket.remoteAddress?.replace(/^::ffff:(?=\d)/, '') ?? null
}

/** Begins a call: whatever comes of it, it will be logged. */
export function beginCall(bindings: Bindings, requestId: string, now: () => Date): BegunCall {
  const call: BegunCall = { requestId, atMs: now().getTime(), startedMs: performance.now(), ip: addressOf(bindings) }
  bindings.call = call
  return call
}

/**
 * Logs every call that began, once, with the status of its answer, whether or not the client has waited for it. Around the
 * whole app: here each answer passes, whoever made it, and only its status is looked at.
 */
export function withApiLog(app: Answering, { apiLog }: Pick<Dependencies, 'apiLog'>): Answering {
  return {
    async fetch(request, bindings = {}) {
      const response = await app.fetch(request, bindings)
      if (bindings.call !== undefined) apiLog.record(endedCall(bindings.call, request, response.status))
      return response
    },
  }
}

function endedCall(call: BegunCall, { method, url }: Request, status: number): LoggedCall {
  return {
    organizationId: call.principal?.organizationId ?? nobodysOrganizationId,
    keyId: call.principal?.keyId ?? null,
    requestId: call.requestId,
    method,
    path: loggedPath(url),
    status,
    latencyMs: Math.round((performance.now() - call.startedMs) * 1000) / 1000,
    ip: call.ip,
    atMs: call.atMs,
  }
}
