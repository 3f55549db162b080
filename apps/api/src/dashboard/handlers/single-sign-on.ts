import { UnknownPathError } from '@channel/codegen/hono'
import { tooManyAttempts } from '@channel/core/mechanisms/rate-limits'
import type { BrowserRedirect, SignIn, SingleSignOn } from '@channel/sign-in'
import { type Context, Hono } from 'hono'
import type { Dependencies } from '../../dependencies.ts'
import { newRequestId } from '../../request/request-id.ts'
import { auditExcess } from '../request/audit-excess.ts'
import { auditEntry } from '../request/audit-writes.ts'
import { type ClientOfRequest, clientOfRequest } from '../request/client-of-request.ts'
import { DashboardContext, type DashboardEnv } from '../request/dashboard-context.ts'

/** The way of the browser to the provider of identities and back. Both are navigations, so they have no envelope. */
export function singleSignOnRoutes(dependencies: Dependencies, loadSignIn: () => Promise<SignIn>): Hono<DashboardEnv> {
  const app = new Hono<DashboardEnv>()

  async function enter(c: Context<DashboardEnv>): Promise<{ context: DashboardContext; provider: SingleSignOn }> {
    const requestId = newRequestId()
    c.set('requestId', requestId)
    const [client, signIn] = [clientOfRequest(c, dependencies), await loadSignIn()]
    const provider = signIn.singleSignOn
    if (provider === undefined) throw new UnknownPathError('There is no such path.')
    const context = new DashboardContext(requestId, dependencies, { client, signIn, user: undefined })
    const address = client.address ?? ''
    const charge = await dependencies.rateLimiter.charge(address, 'address_sign_in')
    if (!charge?.isExceeded) return { context, provider }
    await auditExcess(context, 'createSession', address)
    throw tooManyAttempts(charge)
  }

  app.get('/oidc', async (c) => {
    const { context, provider } = await enter(c)
    return redirect(context, await provider.start(context.client))
  })
  app.get('/callback/oidc', async (c) => {
    const { context, provider } = await enter(c)
    const result = await provider.finish(context.client, new URL(c.req.url).search)
    await auditSignIn(context, result)
    return redirect(context, result)
  })
  return app
}

function redirect({ requestId }: DashboardContext, { location, setCookies }: BrowserRedirect): Response {
  const headers = new Headers({ Location: location, 'X-Request-Id': requestId })
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 302, headers })
}

/** A refused user is unknown, so the entry belongs to no organization. */
async function auditSignIn(context: DashboardContext, { location, setCookies }: BrowserRedirect): Promise<void> {
  const cookie = setCookies.map((each) => each.split(';')[0]).join('; ')
  const client: ClientOfRequest = { ...context.client, cookie }
  const user = await context.signIn.find(client)
  if (user !== undefined) context.actAs(user)
  const outcome =
    user === undefined
      ? ({ outcome: 'refused', details: { method: 'oidc', reason: reasonIn(location) } } as const)
      : ({ outcome: 'succeeded', targetId: user.sessionId, details: { method: 'oidc' } } as const)
  await context.database.transaction(async (tx) => auditEntry(tx, context, { action: 'createSession', ...outcome }))
}

/** The client can choose the text, so only a code is kept. */
function reasonIn(location: string): string {
  const reason = URL.parse(location, 'http://service')?.searchParams.get('error') ?? ''
  return /^[\w-]{1,64}$/.test(reason) ? reason : 'unknown'
}
