import { isChannelError } from '@channel/client'
import { type InfiniteData, type QueryKey, type UseInfiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePhoneNumberId } from '../layout/account-page.tsx'
import { type List, useList } from '../use-list.ts'
import type { Change } from './live-change.ts'
import { useLiveChanges } from './live-provider.tsx'
import { type ListedPage, mergeFirstPage, replaceItem } from './merge-first-page.ts'
import { openThrottle } from './throttle.ts'

type Data<Page> = InfiniteData<Page, string | null>

interface LiveListOptions<Item, Page, Failure> {
  /** The options of `useList`. */
  readonly query: UseInfiniteQueryOptions<Page, Failure, Data<Page>, QueryKey, string | null>
  /** The effect of a change in the number: the list may have new items, one of its items may have changed, or nothing. */
  readonly effectOf: (type: Change['type']) => 'list' | 'item' | undefined
  readonly loadFirst: () => Promise<Page>
  readonly loadItem: (id: string) => Promise<{ readonly data: Item }>
  readonly isAfter: (item: Item, other: Item) => boolean
}

/** At most one request for the list, and one for each item, in this time. */
const pauseMs = 700
const gatherMs = 100

/**
 * A long list of the chosen number that is kept up to date: its first page is loaded again when something may be new, and an
 * item further down when that has changed.
 */
export function useLiveList<Item extends { readonly id: string }, Page extends ListedPage<Item>, Failure>(
  options: LiveListOptions<Item, Page, Failure>,
): List<Item> {
  const { query, effectOf, loadFirst, loadItem, isAfter } = options
  const { queryKey } = query
  const phoneNumberId = usePhoneNumberId()
  const queryClient = useQueryClient()
  const [throttle] = useState(() => openThrottle({ gatherMs, pauseMs: () => pauseMs }))
  useEffect(() => () => throttle.clear(), [throttle])

  const update = (change: (data: Data<Page>) => Data<Page>) =>
    queryClient.setQueryData<Data<Page>>(queryKey, (data) => (data === undefined ? undefined : change(data)))
  const refresh = async () => {
    const first = await loadFirst()
    update((data) => mergeFirstPage<Item, Page>(data, first, isAfter))
  }
  const refreshItem = async (id: string) => {
    const item = await loadItem(id).then(({ data }) => data, undefinedIfGone)
    update((data) => replaceItem<Item, Page>(data, id, item))
  }
  const pageOf = (id: string) => {
    const known = queryClient.getQueryData<Data<Page>>(queryKey)
    return known?.pages.findIndex(({ data }) => data.some((item) => item.id === id)) ?? -1
  }

  useLiveChanges((change) => {
    if (change.type === 'reset') {
      // Anything may have changed: the rest is loaded when it is scrolled to.
      update(({ pages, pageParams }) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }))
      throttle.request('list', refresh)
      return
    }
    const { type, id, phone_number_id } = change
    const effect = effectOf(type)
    if (effect === undefined || (phone_number_id !== null && phone_number_id !== phoneNumberId)) return
    const page = id === null ? -1 : pageOf(id)
    if (effect === 'list' || page === 0) throttle.request('list', refresh)
    if (id !== null && page > 0) throttle.request(id, () => refreshItem(id))
  })
  return useList({ ...query, meta: { live: 'own' } })
}

function undefinedIfGone(error: unknown): undefined {
  if (!isChannelError(error) || error.status !== 404) throw error
}
