import type { QueryKey } from '@tanstack/react-query'
import type { ListPage } from './use-list.ts'

/**
 * Options of `useList` for a list of the page's own API.
 *
 * @param key what identifies the list, with its filters
 * @param load loads the page after the cursor
 */
export function listQuery<Row>(
  key: readonly unknown[],
  load: (page: { cursor?: string }, signal: AbortSignal) => Promise<ListPage<Row>>,
) {
  return {
    queryKey: ['dashboard', ...key] as QueryKey,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      load(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null,
    getNextPageParam: ({ next_cursor }: ListPage<Row>) => next_cursor,
  }
}
