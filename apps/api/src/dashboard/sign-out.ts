import { ok } from '../reply.ts'
import type { DashboardContext } from './dashboard-context.ts'

/** Ends the session at once, in every process. */
export async function signOut(_input: object, context: DashboardContext) {
  const setCookie = await context.signIn.signOut(context.client)
  const data = { id: context.user.sessionId, object: 'session', deleted: true } as const
  const { status, headers, body } = ok(context, data)
  return { status, headers: { ...headers, 'Set-Cookie': setCookie }, body } as const
}
