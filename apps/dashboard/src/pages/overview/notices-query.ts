import { callDashboard } from '../../call-dashboard.ts'
import type { components } from '../../generated/paths.ts'
import { listQuery } from '../../list-query.ts'

export type Notice = components['schemas']['Notice']

/** What needs the attention of the organization, newest first. */
export const noticesQuery = listQuery<Notice>(['notices'], (query, signal) =>
  callDashboard((api) => api.GET('/dashboard/notices', { params: { query: { limit: 5, ...query } }, signal })),
)
