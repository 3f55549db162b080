import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type CallLog, type CallLogState, openCallLog } from './call-log.ts'
import { callPageQuery, callsSinceQuery } from './log-data.ts'
import { type LogSearch, withoutCall } from './log-search.ts'

const everyMs = 1_000
const minPauseMs = 300
const maxRetryMs = 30_000

/**
 * The calls that the filters select, and new ones as they are made.
 *
 * @param isLive whether new calls are loaded
 * @param isHeld whether they wait, so that what is being read stays in its place
 */
export function useCallLog(
  search: LogSearch,
  { isLive, isHeld }: { readonly isLive: boolean; readonly isHeld: boolean },
): CallLogState & Pick<CallLog, 'loadOlder' | 'update'> {
  const queryClient = useQueryClient()
  const filters = JSON.stringify(withoutCall(search))
  const log = useMemo(() => {
    const selected: LogSearch = JSON.parse(filters)
    return openCallLog({
      page: (cursor) => queryClient.fetchQuery(callPageQuery(selected, cursor)),
      since: (time, max) => queryClient.fetchQuery(callsSinceQuery(selected, time, max)),
    })
  }, [queryClient, filters])
  const state = useSyncExternalStore(log.subscribe, log.state)
  useEffect(() => log.hold(isHeld), [log, isHeld])
  const isEnded = search.to !== undefined
  useEffect(() => follow(log, isLive && !isEnded), [log, isLive, isEnded])
  return { ...state, loadOlder: log.loadOlder, update: log.update }
}

/** Updates the log at once if it is empty, then every second while it is live and the tab can be seen. */
function follow(log: CallLog, isLive: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false
  let failures = 0
  const update = async () => {
    const startedMs = performance.now()
    if (log.state().isPending || !document.hidden) await log.update()
    failures = log.state().error === null ? 0 : failures + 1
    const pauseMs = Math.max(minPauseMs, everyMs - (performance.now() - startedMs))
    if (!isEnded && isLive) timer = setTimeout(update, Math.min(maxRetryMs, pauseMs * 2 ** failures))
  }
  if (isLive || log.state().isPending) void update()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
