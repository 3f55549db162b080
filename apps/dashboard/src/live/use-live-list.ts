import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LiveChange } from './live-change.ts'
import { useLiveChanges } from './live-provider.tsx'
import { type ListedPage, mergeFirstPage, removeItem, replaceItem } from './merge-first-page.ts'
import { openThrottle } from './throttle.ts'

interface LiveListOptions<Item, Page> {
  readonly queryKey: QueryKey
  /** The effect of a change on the list: it may have new items, one of its items may have changed, or nothing. */
  readonly effectOf: (change: Exclude<LiveChange, { type: 'reset' }>) => 'list' | 'item' | undefined
  readonly loadFirst: () => Promise<Page>
  /** Undefined if it was deleted. */
  readonly loadItem: (id: string) => Promise<Item | undefined>
  readonly isAfter: (item: Item, other: Item) => boolean
}

/** At most one request for the list, and one for each item, in this time. */
const pauseMs = 700
const gatherMs = 100

/**
 * Keeps a long list up to date: loads its first page again when something may be new, and an item further down when that has
 * changed.
 *
 * @returns loads the first page again now
 */
export function useLiveList<Item extends { readonly id: string }, Page extends ListedPage<Item>>(
  options: LiveListOptions<Item, Page>,
): () => Promise<void> {
  type Data = InfiniteData<Page, string | null>
  const { queryKey, effectOf, loadFirst, loadItem, isAfter } = options
  const queryClient = useQueryClient()
  const [throttle] = useState(() => openThrottle({ gatherMs, pauseMs: () => pauseMs }))
  useEffect(() => () => throttle.clear(), [throttle])

  const known = () => queryClient.getQueryData<Data>(queryKey)
  const update = (change: (data: Data) => Data) =>
    queryClient.setQueryData<Data>(queryKey, (data) => (data === undefined ? undefined : change(data)))
  const refresh = async () => {
    const first = await loadFirst()
    update((data) => mergeFirstPage<Item, Page>(data, first, isAfter))
  }
  const pageOf = (id: string) => known()?.pages.findIndex(({ data }) => data.some((item) => item.id === id)) ?? -1

  useLiveChanges((change) => {
    if (change.type === 'reset') {
      // Anything may have changed: the rest is loaded when it is scrolled to.
      update(({ pages, pageParams }) => ({ pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }))
      throttle.request('list', refresh)
      return
    }
    const effect = effectOf(change)
    const page = change.id === null ? -1 : pageOf(change.id)
    if (effect === 'list' || (effect === 'item' && page === 0)) throttle.request('list', refresh)
    if (effect !== undefined && page > 0) {
      const { id } = change
      if (id !== null) {
        throttle.request(id, async () => {
          const item = await loadItem(id)
          update((data) => (item ? replaceItem<Item, Page>(data, item) : removeItem<Item, Page>(data, id)))
        })
      }
    }
  })
  return refresh
}
