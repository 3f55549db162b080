import { listQuery } from '../dashboard-query.ts'
import type { components } from '../generated/paths.ts'

export type Member = components['schemas']['Member']

/** The members of the organization. */
export const membersQuery = listQuery(['members'], (api, query, signal) =>
  api.GET('/dashboard/members', { params: { query }, signal }),
)
