import type { DashboardContext } from './dashboard-context.ts'

/** Calls a verb of core with the signed-in user. */
export function byUser<On, Scope, Input, Result>(
  verb: (on: On, scope: Scope, input: Input, user: DashboardContext['user']) => Promise<Result>,
) {
  return (on: On, scope: Scope, input: Input, { user }: DashboardContext) => verb(on, scope, input, user)
}

/** Calls a verb of core with the id of who has signed in, for what belongs to all organizations of this person. */
export function byPerson<On, Scope, Input, Result>(
  verb: (on: On, scope: Scope, input: Input, user: DashboardContext['user']) => Promise<Result>,
) {
  return (on: On, scope: Scope, input: Input, { user }: DashboardContext) =>
    verb(on, scope, input, { ...user, userId: user.signInId })
}
