import type { CreateMembershipInput, UpdateSessionInput } from '@channel/contract/dashboard/types'
import { createMembership as join } from '@channel/core/invitations'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import { deleteMember } from '@channel/core/members'
import { getSession, openOrganization } from '@channel/core/session'
import type { Transaction } from '@channel/db'
import { inTransaction } from '../../request/in-transaction.ts'
import { createdOnce, ok } from '../../request/reply.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

/** Accepts an invitation of the signed-in user, and opens its organization. */
export async function createMembership(input: CreateMembershipInput, context: DashboardContext) {
  const { sessionId, signInId } = context.user
  await rerunDeadlocked(context.database, async (tx) => {
    const member = await join(tx, input, context.user)
    await openOrganization(tx, { sessionId, signInId, organizationId: member.organization_id })
    record(context, tx, member)
  })
  return createdOnce(context, await currentSession(context))
}

/** Opens another organization in the session. */
export async function updateSession({ body }: UpdateSessionInput, context: DashboardContext) {
  const { sessionId, signInId } = context.user
  await context.database.transaction(async (tx) => {
    await openOrganization(tx, { sessionId, signInId, organizationId: body.organization_id })
    context.rules.record?.(tx, { body: { data: { id: sessionId } } })
  })
  return ok(context, await currentSession(context))
}

/** Leaves the organization that is open. */
export function deleteMembership(_input: object, context: DashboardContext) {
  const { userId: id } = context.user
  return inTransaction(context, async (tx) => {
    await deleteMember(tx, context.scope, { params: { id } })
    return ok(context, { id, object: 'membership', deleted: true } as const)
  })
}

/** Records the change in the log of the organization that was joined. */
function record(context: DashboardContext, tx: Transaction, member: Parameters<DashboardContext['actAs']>[0]): void {
  context.actAs(member)
  context.rules.record?.(tx, { body: { data: { id: member.id } } })
}

async function currentSession(context: DashboardContext) {
  const user = await context.signIn.find(context.client)
  if (user === undefined) throw new Error('The session of a request has ended.')
  return getSession(context.database, user, user)
}
