import { listQuery } from '../../dashboard-query.ts'
import type { components } from '../../generated/paths.ts'

export type ApiKey = components['schemas']['ApiKey']

export const apiKeysQuery = listQuery(['api-keys'], (api, page, signal) =>
  api.GET('/dashboard/api_keys', { params: { query: { ...page, limit: 100 } }, signal }),
)
