import { useInfiniteQuery } from '@tanstack/react-query'
import { apiKeysQuery } from '../api-keys/api-keys-data.ts'

/** The names of the API keys by id. */
export function useKeyNames(): ReadonlyMap<string, string> {
  const { data = [] } = useInfiniteQuery(apiKeysQuery)
  return new Map(data.map(({ id, name, display }) => [id, name ?? display]))
}
