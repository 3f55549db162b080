import type { Route } from '@channel/codegen/hono'
import type { Principal } from '@channel/core/mechanisms/authentication'
import type { Exchange } from '../server/respond-to-parser-error.ts'

/** A started call that will be logged. */
export interface StartedCall {
  readonly requestId: string
  readonly atMs: number
  /** By the monotonic clock. */
  readonly startedMs: number
  readonly ip: string | null
  /** The organization and key whose log it belongs to, even if the key was revoked or has expired. */
  owner?: Principal
  /** Set once the caller is authenticated. */
  principal?: Principal
  /** The error code of the response. */
  errorCode?: string
  /** How long it has waited on purpose, for events, in milliseconds. Its latency is without this time. */
  waitedMs?: number
  /** Whether it has waited in vain. */
  isIdle?: boolean
}

/** A path is that of the contract, with the names of its parameters. */
export type Operation = Pick<Route, 'operationId' | 'path'>

/** Per-request values from outside Hono. The call that is set here is logged when the response is ready. */
export interface Bindings extends Partial<Exchange> {
  call?: StartedCall
  /** The operation of the request, for metrics and traces. */
  operation?: Operation
  /** The traceparent of the request becomes the parent of its span: the caller has a key. */
  acceptTraceparent?: () => void
  /** Allows more time for the body of the request to arrive. */
  allowLongBody?: () => void
}

/** An app that serves requests: the `fetch` of a Hono app. */
export interface FetchHandler {
  fetch(request: Request, bindings?: Bindings): Response | Promise<Response>
}
