import { LoadMore } from '../../components/data-table.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { apiLogText } from '../../messages/api-log.ts'
import { text } from '../../messages/text.ts'
import { type CallLog, type CallLogState, maxCalls } from './call-log.ts'

/** How many calls are shown, and the way to older ones. */
export function LogFooter({ log }: { readonly log: CallLogState & Pick<CallLog, 'loadOlder' | 'update'> }) {
  const { rows, error, olderCursor, isLoadingOlder } = log
  if (rows.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-5 py-2 text-sm text-quiet">
      <span>{rows.length === maxCalls ? apiLogText.full(maxCalls) : text.common.shown(rows.length)}</span>
      {error ? <ErrorNotice error={error} onRetry={() => void log.update()} /> : null}
      {olderCursor !== null && <LoadMore isPending={isLoadingOlder} onLoad={log.loadOlder} />}
    </div>
  )
}
