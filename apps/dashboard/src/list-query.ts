import { infiniteQueryOptions } from '@tanstack/react-query'

/** A page of a list, as the API sends it. */
export interface ListPage<Item> {
  readonly data: readonly Item[]
  readonly has_more: boolean
  readonly next_cursor: string | null
}

/**
 * Options of `useInfiniteQuery` for a list of the page's own API. `data` of the query is all rows that were loaded.
 *
 * @param key what identifies the list, with its filters
 * @param load loads the page after the cursor
 */
export function listQuery<Item>(
  key: readonly unknown[],
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>,
) {
  return infiniteQueryOptions({
    queryKey: ['dashboard', ...key],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.has_more ? (page.next_cursor ?? undefined) : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  })
}
