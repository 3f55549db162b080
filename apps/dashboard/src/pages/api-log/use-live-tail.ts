import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callsQuery } from './log-data.ts'
import type { LogSearch } from './log-search.ts'

const everyMs = 2_000

/** Loads the first page of the log again while it is live, and the page can be seen. */
export function useLiveTail(search: LogSearch, isOn: boolean): void {
  const queryClient = useQueryClient()
  const key = JSON.stringify(callsQuery(search).queryKey)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (document.hidden) return
      void queryClient.invalidateQueries({ queryKey: JSON.parse(key), exact: true }, { cancelRefetch: false })
    }, everyMs)
    return () => clearInterval(timer)
  }, [queryClient, key, isOn])
}
