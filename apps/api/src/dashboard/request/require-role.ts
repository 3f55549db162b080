import type { DashboardRoute } from '@channel/contract/dashboard/routes'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { Role } from '@channel/core/members'

const rank: Readonly<Record<Role, number>> = { read_only: 0, member: 1, owner: 2 }

/**
 * Requires the role that the contract declares for the operation (`x-role`), or a higher one.
 *
 * @throws ApiError `role_not_allowed`
 */
export function requireRole(role: Role, { operationId, 'x-role': required }: DashboardRoute): void {
  if (required === null) throw new Error(`${operationId} has a session, but no role.`)
  if (rank[role] >= rank[required]) return
  throw new ApiError(
    'role_not_allowed',
    `Your role is ${role}, and this needs ${required === 'owner' ? 'owner' : 'member or owner'}. Ask an owner of your organization for it.`,
  )
}
