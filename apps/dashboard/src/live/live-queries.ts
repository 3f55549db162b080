import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queries } from '../client.ts'
import { useLiveChanges } from './live-provider.tsx'
import { figuresKey, queriesOfChange } from './queries-of-change.ts'
import { openThrottle } from './throttle.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `live: 'own'`: the page itself applies changes to the data of the query. */
    queryMeta: { readonly live?: 'own' }
  }
}

/** The time for a response that is on its way, which may be older than the change. */
const busyMs = 200

const figuresName = JSON.stringify(figuresKey)
const pauseMs = 1_000
/** Figures change with every message, and cost more than a list. */
const figuresPauseMs = 10_000

/** Loads again what changes concern: what is shown now, and the rest, or all of a hidden tab, when it is shown. */
export function LiveQueries(): null {
  const queryClient = useQueryClient()
  const [throttle] = useState(() =>
    openThrottle({ gatherMs: 300, pauseMs: (name) => (name === figuresName ? figuresPauseMs : pauseMs) }),
  )
  useEffect(() => () => throttle.clear(), [throttle])
  useLiveChanges((change) => {
    for (const key of queriesOfChange(queries, change)) {
      throttle.request(JSON.stringify(key), () => refresh(queryClient, key))
    }
  })
  return null
}

async function refresh(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const filters = { queryKey, predicate: isLive }
  while (queryClient.isFetching(filters) > 0) await new Promise((resolve) => setTimeout(resolve, busyMs))
  // The library loads what is out of date when the tab is shown.
  await queryClient.invalidateQueries({ ...filters, refetchType: document.hidden ? 'none' : 'active' })
}

function isLive({ meta }: Query): boolean {
  return meta?.live !== 'own'
}
