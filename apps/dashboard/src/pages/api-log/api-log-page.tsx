import { getRouteApi, Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { NoMatches } from '../../components/no-matches.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { VirtualTable, type VirtualTableHandle } from '../../components/virtual-table.tsx'
import { apiLogText } from '../../messages/api-log.ts'
import { text } from '../../messages/text.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { CallDrawer } from './call-drawer.tsx'
import { ExportMenu } from './export-menu.tsx'
import { LiveButton } from './live-button.tsx'
import { logColumns } from './log-columns.tsx'
import type { LoggedCall } from './log-data.ts'
import { LogFilters } from './log-filters.tsx'
import { LogFooter } from './log-footer.tsx'
import { isFiltered, withoutCall } from './log-search.ts'
import { NewCalls } from './new-calls.tsx'
import { useCallLog } from './use-call-log.ts'
import { useKeyNames } from './use-key-names.ts'

const route = getRouteApi('/app/api-log')

const keyOf = ({ request_id }: LoggedCall) => request_id

export function ApiLogPage() {
  const search = route.useSearch()
  const setSearch = useSearchSteps(search, 'call', route.useNavigate())
  const [isLive, setLive] = useState(true)
  const [isAtTop, setAtTop] = useState(true)
  // New calls would move what is being read.
  const isHeld = search.call !== undefined || !isAtTop
  const log = useCallLog(search, { isLive, isHeld })
  const table = useRef<VirtualTableHandle>(null)
  const keyNames = useKeyNames()
  const columns = useMemo(() => logColumns(keyNames), [keyNames])
  const { rows, waiting } = log
  return (
    <>
      <PageHeader
        title={text.navigation.apiLog}
        description={apiLogText.description}
        actions={
          <>
            <LiveButton isLive={isLive} isPaused={isHeld || log.error !== null} onChange={setLive} />
            <ExportMenu search={search} />
          </>
        }
      />
      <LogFilters search={search} onChange={setSearch} />
      <Card flush className="relative">
        {!log.isPending && rows.length === 0 ? (
          <NoCalls isFiltered={isFiltered(search)} log={log} onClear={() => setSearch({})} />
        ) : log.error && rows.length === 0 ? (
          <div className="p-4">
            <ErrorNotice error={log.error} onRetry={() => void log.update()} />
          </div>
        ) : (
          <VirtualTable
            ref={table}
            label={text.navigation.apiLog}
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            isPending={log.isPending}
            onOpen={({ request_id }) => setSearch({ ...search, call: request_id })}
            openKey={search.call}
            onAtTop={setAtTop}
            footer={<LogFooter log={log} />}
          />
        )}
        {waiting.length > 0 && search.call === undefined && (
          <NewCalls count={waiting.length} onShow={() => table.current?.scrollToTop()} />
        )}
      </Card>
      <CallDrawer
        requestId={search.call}
        rows={rows}
        keyNames={keyNames}
        onChange={(call) => setSearch(call === undefined ? withoutCall(search) : { ...search, call })}
      />
    </>
  )
}

type Log = ReturnType<typeof useCallLog>

interface NoCallsProps {
  readonly isFiltered: boolean
  readonly log: Log
  readonly onClear: () => void
}

/** A search reads a part of the log at a time, so that an empty page may have a next one. */
function NoCalls({ isFiltered, log, onClear }: NoCallsProps) {
  const { olderCursor, isLoadingOlder, loadOlder } = log
  if (!isFiltered) {
    const toKeys = (
      <Link to="/api-keys" className={buttonClass('primary')}>
        {text.navigation.apiKeys}
      </Link>
    )
    return <EmptyState icon={ScrollText} title={apiLogText.empty} hint={apiLogText.emptyHint} action={toKeys} />
  }
  if (olderCursor === null) return <NoMatches icon={ScrollText} onClear={onClear} />
  const buttons = (
    <div className="flex flex-wrap justify-center gap-2">
      <Button pending={isLoadingOlder} onClick={() => void loadOlder()}>
        {apiLogText.searchOn}
      </Button>
      <Button onClick={onClear}>{text.common.clearFilters}</Button>
    </div>
  )
  return <EmptyState icon={ScrollText} title={apiLogText.noneYet} hint={apiLogText.noneYetHint} action={buttons} />
}
