import type { Route } from '@channel/codegen/hono'
import type { Principal } from '@channel/core/mechanisms/authentication'
import type { Bindings, StartedCall } from './bindings.ts'

// Each stage of a request returns what it adds: an AuthenticatedRequest, a ChargedRequest, then the handler's RequestContext.

/** The organization of a request, and its API key, if it has one. */
export type Caller = Pick<Principal, 'organizationId'> & Partial<Principal>

/** A request whose caller is known. */
export interface AuthenticatedRequest {
  readonly requestId: string
  /** Undefined for an operation without authentication. */
  readonly caller: Caller | undefined
  /** The call in the API log; undefined if it is not logged. */
  readonly call: StartedCall | undefined
  /** Allows more time for the body to arrive; undefined without a server. */
  readonly allowLongBody: (() => void) | undefined
  /** Aborted when the client leaves before the response. Creating it takes time, so only requests that wait ask for it. */
  readonly clientSignal: () => AbortSignal
}

/** Headers of every further response to a request. */
export type ResponseHeaders = Readonly<Record<string, string>>

/** A request that is charged to its rate limit, if it has one. */
export interface ChargedRequest extends AuthenticatedRequest {
  readonly headers: ResponseHeaders | undefined
}

/** The types of Hono's request context. It has what an error response needs, whichever stage fails. */
export interface ApiEnv {
  Bindings: Bindings
  Variables: { requestId: string; route: Route | undefined; headers: ResponseHeaders | undefined }
}
