import type { Author } from '@channel/core/mechanisms/scope'
import type { KnownMember } from '@channel/core/members'
import type { SignedIn, SignIn } from '@channel/sign-in'
import type { Dependencies } from '../../dependencies.ts'
import { RequestContext } from '../../request/request-context.ts'
import type { WriteRules } from '../../request/write-rules.ts'
import type { AuditedUser } from './audit-entry.ts'
import type { ClientOfRequest } from './client-of-request.ts'
import type { AuthenticatedSession } from './stages.ts'

/** The context of a request under /dashboard: that of the public API, with the session in place of the API key. */
export class DashboardContext extends RequestContext {
  readonly client: ClientOfRequest
  readonly signIn: SignIn
  readonly dependencies: Dependencies
  /** Adds a cookie to the response, besides that of the session. */
  readonly setCookie: (cookie: string) => void
  /** The user in the audit log: the signed-in one, or the one that the request signs in. */
  auditedUser: AuditedUser | undefined
  readonly #user: SignedIn | undefined

  constructor(dependencies: Dependencies, session: AuthenticatedSession, rules: WriteRules) {
    super(dependencies, session, rules)
    this.dependencies = dependencies
    this.client = session.client
    this.signIn = session.signIn
    this.setCookie = session.setCookie
    this.#user = session.user
    this.auditedUser = session.user
  }

  /** The signed-in user. */
  get user(): SignedIn {
    if (this.#user === undefined) throw new Error('A handler of a dashboard operation has no session.')
    return this.#user
  }

  override get author(): Author {
    return { type: 'user', id: this.user.userId }
  }

  /** Sets the user of a request that uses a link. */
  actAs({ id: userId, organization_id: organizationId, name, email }: Omit<KnownMember, 'sign_in_id'>): void {
    this.auditedUser = { userId, organizationId, name, email }
  }
}
