import type { UpdatePresenceInput } from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import { hintPresence } from '@channel/core/mechanisms/outbox'
import { ok } from '../../request/reply.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

/**
 * Tells the dashboards of the organization, in all processes, what the user does in a conversation. Nothing is stored.
 *
 * @throws ApiError `role_not_allowed` if a user who only reads claims to write
 */
export async function updatePresence({ body }: UpdatePresenceInput, context: DashboardContext) {
  const { database, user, dependencies, scope } = context
  const { conversation_id, state } = body
  if (state === 'writing' && user.role === 'read_only')
    throw new ApiError('role_not_allowed', 'Your role is read_only, so you cannot write in a conversation.')
  const { organizationId } = scope
  const presence = { conversation_id, user: { id: user.userId, name: user.name }, state }
  const others = dependencies.live.enter(organizationId, presence)
  await database.transaction(async (tx) => hintPresence(tx, organizationId, presence))
  return ok(context, { object: 'presence', conversation_id, others } as const)
}
