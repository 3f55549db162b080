import { callUntyped } from '../../call-dashboard.ts'
import { type ListPage, listQuery } from '../../list-query.ts'

export interface ApiKey {
  readonly id: string
  readonly name: string | null
  readonly display: string
  readonly created_by: { readonly id: string; readonly name: string } | null
  readonly last_used_at: string | null
  readonly expires_at: string | null
  readonly revoked_at: string | null
  readonly created_at: string
}

export type CreatedApiKey = ApiKey & { readonly key: string }

export const apiKeysKey = ['dashboard', 'api-keys']

export const apiKeysQuery = listQuery<ApiKey>(['api-keys'], (cursor, signal) =>
  callUntyped<ListPage<ApiKey>>('get', '/dashboard/api_keys', { query: { cursor, limit: 100 }, signal }),
)

export async function createApiKey(body: { name: string; expires_at?: string }): Promise<CreatedApiKey> {
  return (await callUntyped<{ data: CreatedApiKey }>('post', '/dashboard/api_keys', { body })).data
}

export async function revokeApiKey(id: string): Promise<void> {
  await callUntyped('delete', '/dashboard/api_keys/{id}', { path: { id } })
}
