import type { Handlers } from '@channel/contract/dashboard/types'
import { getSession } from '@channel/core/session'
import { ok } from '../../request/reply.ts'
import { updateSession } from '../handlers/memberships.ts'
import { createPasskeySession, createSessionChallenge } from '../handlers/passkeys.ts'
import { signIn } from '../handlers/sign-in.ts'
import { signInMethods } from '../handlers/sign-in-methods.ts'
import { signOut } from '../handlers/sign-out.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const session = {
  getSession: async (_input, context) => ok(context, await getSession(context.database, context.scope, context.user)),
  getSignInMethods: (_input, context) => ok(context, signInMethods(context.dependencies, context.publicUrl)),
  createSession: signIn,
  updateSession,
  createSessionChallenge,
  createPasskeySession,
  deleteSession: signOut,
} satisfies Handlers<'session', DashboardContext>
