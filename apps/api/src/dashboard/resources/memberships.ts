import type { Handlers } from '@channel/contract/dashboard/types'
import { createMembership, deleteMembership } from '../handlers/memberships.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const memberships = {
  createMembership,
  deleteMembership,
} satisfies Handlers<'memberships', DashboardContext>
