import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queries } from '../../../../client.ts'

/** All approved templates of a number, so that they can be searched: the API finds a name only if it is complete. */
export function useApprovedTemplates(phoneNumberId: string) {
  const filter = { status: 'approved', limit: 100 } as const
  const list = useInfiniteQuery(queries.templates.list.infiniteQueryOptions(phoneNumberId, filter))
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return { ...list, templates: list.data?.pages.flatMap(({ data }) => data) ?? [] }
}
