import type { Route } from '@channel/codegen/hono'
import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import { ApiError } from '@channel/core/mechanisms/errors'
import type { Role } from '@channel/core/members'

/** The operations of every role, because they concern only the user. */
const forEveryone: readonly DashboardOperationId[] = [
  'deleteSession',
  'deleteUserSession',
  'deleteOtherUserSessions',
  'updateProfile',
  'updatePassword',
  'createSecondFactor',
  'updateSecondFactor',
]

/** What only an owner may do. */
const forOwners: readonly DashboardOperationId[] = [
  'updateMember',
  'deleteMember',
  'createMemberPasswordReset',
  'deleteMemberSecondFactor',
  'createInvitation',
  'deleteInvitation',
  'updateOrganization',
]

const rank: Readonly<Record<Role, number>> = { read_only: 0, member: 1, owner: 2 }

/** The lowest role that may call an operation, of the dashboard or of the public API. */
export function requiredRole({ operationId, method }: Pick<Route, 'operationId' | 'method'>): Role {
  const isOneOf = (ids: readonly string[]) => ids.includes(operationId)
  if (isOneOf(forOwners)) return 'owner'
  return method === 'get' || isOneOf(forEveryone) ? 'read_only' : 'member'
}

/** @throws ApiError `role_not_allowed` */
export function requireRole(role: Role, route: Route): void {
  const required = requiredRole(route)
  if (rank[role] >= rank[required]) return
  throw new ApiError(
    'role_not_allowed',
    `Your role is ${role}, and this needs ${required === 'owner' ? 'owner' : 'member or owner'}. Ask an owner of your organization for it.`,
  )
}
