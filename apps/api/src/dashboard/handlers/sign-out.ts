import { ok } from '../../request/reply.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'
import { withCookie } from '../request/with-cookie.ts'

/** Ends the session at once, in every process. */
export async function signOut(_input: object, context: DashboardContext) {
  const cookie = await context.signIn.signOut(context.client)
  const data = { id: context.user.sessionId, object: 'session', deleted: true } as const
  return withCookie(ok(context, data), cookie)
}
