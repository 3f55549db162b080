import { callDashboard } from '../../call-dashboard.ts'
import type { DashboardComponents } from '../../dashboard-types.ts'
import { listQuery } from '../../list-query.ts'

export type ApiKey = DashboardComponents['schemas']['ApiKey']

export const apiKeysQuery = listQuery<ApiKey>(['api-keys'], (cursor, signal) =>
  callDashboard('get', '/dashboard/api_keys', { query: { cursor, limit: 100 }, signal }),
)
