import { type InfiniteData, type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useOnRecovery } from './service/service.ts'

/** A page of a list, as the API sends it. */
export interface ListPage<Row> {
  readonly data: readonly Row[]
  readonly has_more: boolean
  readonly next_cursor: string | null
}

/** A list of the API: the rows that are loaded, and the way to more. */
export interface List<Row> {
  readonly rows: readonly Row[]
  /** The rows; undefined until some were loaded. */
  readonly data: readonly Row[] | undefined
  readonly isPending: boolean
  readonly error: unknown
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
}

/** Loads a list page by page. */
export function useList<Page extends ListPage<unknown>, Failure>(
  options: UseInfiniteQueryOptions<Page, Failure, InfiniteData<Page, string | null>, QueryKey, string | null>,
): List<Page['data'][number]> {
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(options)
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  return {
    rows,
    data: data && rows,
    isPending,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  }
}

/** Loads the next page of a list while that is needed. */
export function useNextPage(list: List<unknown>, isNeeded: boolean): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const loads = isNeeded && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (loads) void fetchNextPage()
  }, [loads, fetchNextPage])
  useOnRecovery(() => isFetchNextPageError && void fetchNextPage())
}
