import { useList } from '../../use-list.ts'
import { apiKeysQuery } from '../api-keys/api-keys-query.ts'

/** The names of the API keys by id. */
export function useKeyNames(): ReadonlyMap<string, string> {
  return new Map(useList(apiKeysQuery).rows.map(({ id, name, display }) => [id, name ?? display]))
}
