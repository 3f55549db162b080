import type { DashboardRoute } from '@channel/contract/dashboard/routes'
import type { SignedIn, SignIn } from '@channel/sign-in'
import type { Bindings } from '../../request/bindings.ts'
import type { AuthenticatedRequest, ChargedRequest, ResponseHeaders } from '../../request/stages.ts'
import type { ClientOfRequest } from './client-of-request.ts'

/** A request under /dashboard whose session and role are checked: that of the public API, with a session instead of a key. */
export interface AuthenticatedSession extends AuthenticatedRequest {
  readonly client: ClientOfRequest
  readonly signIn: SignIn
  /** Undefined for an operation without a session. */
  readonly user: SignedIn | undefined
  /** Adds a cookie to the response, besides that of the session. */
  readonly setCookie: (cookie: string) => void
}

/** A request that is charged to the budget of its user. */
export type ChargedSession = AuthenticatedSession & ChargedRequest

/** The types of Hono's request context under /dashboard. */
export interface DashboardEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    route: DashboardRoute | undefined
    headers: ResponseHeaders | undefined
    /** The headers `Set-Cookie` of the response, besides that of the session. */
    cookies: string[]
  }
}

/** A session that was prolonged has a new cookie. */
export function cookieHeader(user: SignedIn | undefined): ResponseHeaders | undefined {
  return user?.setCookie === undefined ? undefined : { 'Set-Cookie': user.setCookie }
}
