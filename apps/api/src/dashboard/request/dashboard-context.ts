import type { Route } from '@channel/codegen/hono'
import type { SignedIn, SignIn } from '@channel/sign-in'
import type { Dependencies } from '../../dependencies.ts'
import type { Bindings } from '../../request/api-log.ts'
import { RequestContext } from '../../request/context.ts'
import type { ClientOfRequest } from './client-of-request.ts'

/** The types of Hono's request context under /dashboard. */
export interface DashboardEnv {
  Bindings: Bindings
  Variables: { requestId: string; route: Route | undefined; context: DashboardContext }
}

/** A user as the audit log names it. */
export type AuditedUser = Pick<SignedIn, 'userId' | 'organizationId' | 'name' | 'email'>

/** The context of a request under /dashboard: that of the public API, with the session in place of the API key. */
export class DashboardContext extends RequestContext {
  readonly client: ClientOfRequest
  readonly signIn: SignIn
  readonly dependencies: Dependencies
  readonly #user: SignedIn | undefined
  #audited: AuditedUser | undefined
  readonly #cookies: string[] = []

  constructor(
    requestId: string,
    dependencies: Dependencies,
    { client, signIn, user }: { client: ClientOfRequest; signIn: SignIn; user: SignedIn | undefined },
  ) {
    // Requests of the page are not in the API log.
    super(requestId, dependencies, user, undefined)
    this.dependencies = dependencies
    this.client = client
    this.signIn = signIn
    this.#user = user
    this.#audited = user
  }

  /** The signed-in user. */
  get user(): SignedIn {
    if (this.#user === undefined) throw new Error('A handler of a dashboard operation has no session.')
    return this.#user
  }

  /** The user in the audit log: the signed-in one, or the one that the request signs in. */
  get auditedUser(): AuditedUser | undefined {
    return this.#audited
  }

  /** Sets the user of a request that signs in or uses a link. */
  actAs(user: AuditedUser): void {
    this.#audited = user
  }

  /** The headers `Set-Cookie` of the response, besides that of the session. */
  get cookies(): readonly string[] {
    return this.#cookies
  }

  setCookie(cookie: string): void {
    this.#cookies.push(cookie)
  }

  /** Those of the public API, and the cookie of a session that was prolonged. */
  override get headers(): Record<string, string> | undefined {
    const prolonged = this.#user?.setCookie
    return prolonged === undefined ? super.headers : { ...super.headers, 'Set-Cookie': prolonged }
  }
}
