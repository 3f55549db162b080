import { callDashboard } from '../../call-dashboard.ts'
import type { DashboardComponents } from '../../dashboard-types.ts'
import { listQuery } from '../../list-query.ts'

type Schemas = DashboardComponents['schemas']
export type ApiKey = Schemas['ApiKey']
export type CreatedApiKey = Schemas['CreatedApiKey']

export const apiKeysQuery = listQuery<ApiKey>(['api-keys'], (cursor, signal) =>
  callDashboard('get', '/dashboard/api_keys', { query: { cursor, limit: 100 }, signal }),
)
export const apiKeysKey = apiKeysQuery.queryKey

export async function createApiKey(body: Schemas['ApiKeyCreate']): Promise<CreatedApiKey> {
  return (await callDashboard('post', '/dashboard/api_keys', { body })).data
}

export async function revokeApiKey(id: string): Promise<void> {
  await callDashboard('delete', '/dashboard/api_keys/{id}', { path: { id } })
}
