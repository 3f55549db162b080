import { callDashboard } from '../call-dashboard.ts'
import type { components } from '../generated/paths.ts'
import { listQuery } from '../list-query.ts'

export type Member = components['schemas']['Member']

/** The members of the organization. */
export const membersQuery = listQuery<Member>(['members'], (query, signal) =>
  callDashboard((api) => api.GET('/dashboard/members', { params: { query }, signal })),
)
