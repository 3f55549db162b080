import type { Handlers } from '@channel/contract/dashboard/types'
import { getSession } from '@channel/core'
import { ok } from '../../reply.ts'
import type { DashboardContext } from '../dashboard-context.ts'
import { signIn } from '../sign-in.ts'
import { signInMethods } from '../sign-in-methods.ts'
import { signOut } from '../sign-out.ts'

export const session = {
  getSession: async (_input, context) => ok(context, await getSession(context.database, context.scope, context.user)),
  getSignInMethods: (_input, context) => ok(context, signInMethods(context.dependencies)),
  createSession: signIn,
  deleteSession: signOut,
} satisfies Handlers<'session', DashboardContext>
