import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callDashboard, type DashboardClient, type DashboardResponse } from './call-dashboard.ts'
import type { ListPage } from './use-list.ts'

/** Options of `useQuery` for a resource of the page's own API. @param key what identifies it, with its parameters */
export function dashboardQuery<Data>(
  key: readonly unknown[],
  load: (api: DashboardClient, signal: AbortSignal) => DashboardResponse<{ data: Data }>,
) {
  return queryOptions({
    queryKey: ['dashboard', ...key],
    queryFn: async ({ signal }) => (await callDashboard((api) => load(api, signal))).data,
  })
}

/**
 * Options of `useList` for a list of the page's own API.
 *
 * @param key what identifies the list, with its filters
 * @param load loads the page after the cursor
 */
export function listQuery<Page extends ListPage<unknown>>(
  key: readonly unknown[],
  load: (api: DashboardClient, page: { cursor?: string }, signal: AbortSignal) => DashboardResponse<Page>,
) {
  return {
    queryKey: ['dashboard', ...key] as QueryKey,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      callDashboard((api) => load(api, pageParam === null ? {} : { cursor: pageParam }, signal)),
    initialPageParam: null,
    getNextPageParam: ({ next_cursor }: Page) => next_cursor,
  }
}
