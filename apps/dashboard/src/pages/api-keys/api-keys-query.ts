import { listQuery } from '../../dashboard-query.ts'
import type { components } from '../../generated/paths.ts'
import { useList } from '../../use-list.ts'

export type ApiKey = components['schemas']['ApiKey']

export const apiKeysQuery = listQuery(['api-keys'], (api, page, signal) =>
  api.GET('/dashboard/api_keys', { params: { query: { ...page, limit: 100 } }, signal }),
)

/** The names of the API keys by id. */
export function useKeyNames(): ReadonlyMap<string, string> {
  return new Map(useList(apiKeysQuery).rows.map(({ id, name, display }) => [id, name ?? display]))
}
