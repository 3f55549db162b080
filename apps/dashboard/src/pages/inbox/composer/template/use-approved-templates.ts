import { useEffect } from 'react'
import { queries } from '../../../../client.ts'
import { usePhoneNumberId } from '../../../../layout/account-page.tsx'
import { useList } from '../../../../use-list.ts'

/** All approved templates of a number, so that they can be searched: the API finds a name only if it is complete. */
export function useApprovedTemplates() {
  const filter = { status: 'approved', limit: 100 } as const
  const list = useList(queries.templates.list.infiniteQueryOptions(usePhoneNumberId(), filter))
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage])
  return list
}
