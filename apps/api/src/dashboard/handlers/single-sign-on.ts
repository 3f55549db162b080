import { UnknownPathError } from '@channel/codegen/hono'
import type { BrowserRedirect, SignIn, SingleSignOn } from '@channel/sign-in'
import { type Context, Hono } from 'hono'
import { signInCellCookie } from '../../cells/sign-in-cell.ts'
import type { Dependencies } from '../../dependencies.ts'
import { newRequestId } from '../../request/new-request-id.ts'
import { type AuditedRequest, auditEntry } from '../request/audit-entry.ts'
import { chargeAttempt } from '../request/charge-attempt.ts'
import { clientOfRequest } from '../request/client-of-request.ts'
import { mustSignInAgain } from '../request/require-second-factor.ts'
import type { DashboardEnv } from '../request/stages.ts'

interface BegunSignOn extends AuditedRequest {
  readonly signIn: SignIn
  readonly provider: SingleSignOn
}

/** Leads the browser to the identity provider and back. Both requests are navigations, so they have no envelope. */
export function singleSignOnRoutes(dependencies: Dependencies, loadSignIn: () => Promise<SignIn>): Hono<DashboardEnv> {
  const app = new Hono<DashboardEnv>()

  async function begin(c: Context<DashboardEnv>): Promise<BegunSignOn> {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    const [client, signIn] = [clientOfRequest(c, dependencies), await loadSignIn()]
    const provider = signIn.singleSignOn
    if (provider === undefined) throw new UnknownPathError('There is no such path.')
    const begun = { requestId, client, signIn, provider }
    const charge = { budget: 'address_sign_in', chargedTo: client.address ?? '' } as const
    await chargeAttempt(dependencies, begun, charge, { action: 'createSession' })
    return begun
  }

  app.get('/oidc', async (c) => {
    const { client, provider, requestId } = await begin(c)
    return redirect(requestId, await provider.start(client))
  })
  app.get('/callback/oidc', async (c) => {
    const begun = await begin(c)
    const result = await finish(begun, new URL(c.req.url).search)
    const elsewhere = await beginInOtherCell(dependencies, result)
    if (elsewhere !== undefined) return redirect(begun.requestId, elsewhere)
    await auditSignOn(dependencies, begun, result)
    return redirect(begun.requestId, result)
  })
  return app
}

/** Signs the user in, unless the organization requires the user's own second factor. */
async function finish({ provider, signIn, client }: BegunSignOn, query: string): Promise<BrowserRedirect> {
  const result = await provider.finish(client, query)
  const signedIn = { ...client, cookie: cookieOf(result) }
  const user = await signIn.find(signedIn)
  if (user === undefined || !mustSignInAgain(user)) return result
  const location = '/sign-in?error=second_factor_required'
  return { location, setCookies: [await signIn.signOut(signedIn)] }
}

/** The code of the provider can be used once, so the cell of an identity begins anew. The provider then asks nothing. */
async function beginInOtherCell(
  { database, otherCells, publicUrl }: Dependencies,
  { unknown }: BrowserRedirect,
): Promise<BrowserRedirect | undefined> {
  const cell = unknown && (await otherCells?.ofIdentity(unknown))
  if (cell === undefined || cell === database.cell) return undefined
  return { location: '/dashboard/sign_in/oidc', setCookies: [signInCellCookie(cell, publicUrl())] }
}

function redirect(requestId: string, { location, setCookies }: BrowserRedirect): Response {
  const headers = new Headers({ Location: location, 'X-Request-Id': requestId })
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 302, headers })
}

/** Records the result. A refused user is unknown, so the entry belongs to no organization. */
async function auditSignOn({ database }: Dependencies, request: BegunSignOn, result: BrowserRedirect): Promise<void> {
  const user = await request.signIn.find({ ...request.client, cookie: cookieOf(result) })
  const action = 'createSession'
  const method = 'oidc'
  const entry =
    user === undefined
      ? ({ action, outcome: 'refused', details: { method, reason: reasonIn(result.location) } } as const)
      : ({ action, outcome: 'succeeded', targetId: user.sessionId, details: { method } } as const)
  await database.transaction(async (tx) => auditEntry(tx, { ...request, auditedUser: user }, entry))
}

function cookieOf({ setCookies }: BrowserRedirect): string {
  return setCookies.map((each) => each.split(';')[0]).join('; ')
}

/** The client can choose the text, so only a code is kept. */
function reasonIn(location: string): string {
  const reason = URL.parse(location, 'http://service')?.searchParams.get('error') ?? ''
  return /^[\w-]{1,64}$/.test(reason) ? reason : 'unknown'
}
