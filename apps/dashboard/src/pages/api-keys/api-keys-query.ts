import { callDashboard } from '../../call-dashboard.ts'
import type { components } from '../../generated/paths.ts'
import { listQuery } from '../../list-query.ts'

export type ApiKey = components['schemas']['ApiKey']

export const apiKeysQuery = listQuery<ApiKey>(['api-keys'], (page, signal) =>
  callDashboard((api) => api.GET('/dashboard/api_keys', { params: { query: { ...page, limit: 100 } }, signal })),
)
