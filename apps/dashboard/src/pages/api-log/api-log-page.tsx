import { getRouteApi } from '@tanstack/react-router'
import { ArrowUp, Download, ScrollText } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { classNames } from '../../components/class-names.ts'
import { LoadMore } from '../../components/data-table.tsx'
import { EmptyState, NoMatches } from '../../components/empty-state.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { LinkButton } from '../../components/links.tsx'
import { Menu } from '../../components/menu.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { VirtualTable, type VirtualTableHandle } from '../../components/virtual-table.tsx'
import { apiLogText } from '../../messages/api-log.ts'
import { text } from '../../messages/text.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { useKeyNames } from '../api-keys/api-keys-query.ts'
import { CallDrawer } from './call-drawer.tsx'
import { type CallLog, type CallLogState, maxCalls } from './call-log.ts'
import { logColumns } from './log-columns.tsx'
import { type ExportFormat, exportUrl, type LoggedCall } from './log-data.ts'
import { LogFilters } from './log-filters.tsx'
import { isFiltered, type LogSearch, withoutCall } from './log-search.ts'
import { useCallLog } from './use-call-log.ts'

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
    const toKeys = <LinkButton to="/api-keys" variant="primary" label={text.navigation.apiKeys} />
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

/** The calls that wait while older ones are read, and the way to them. */
function NewCalls({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-12 z-20 flex justify-center">
      <Button size="sm" icon={ArrowUp} className="pointer-events-auto rounded-full shadow-lg" onClick={onShow}>
        {apiLogText.newCalls(count, count === maxCalls)}
      </Button>
    </div>
  )
}

interface LiveButtonProps {
  readonly isLive: boolean
  /** While a call is open or older ones are shown. */
  readonly isPaused: boolean
  readonly onChange: (isLive: boolean) => void
}

/** Switches whether new calls appear by themselves. */
function LiveButton({ isLive, isPaused, onChange }: LiveButtonProps) {
  const isRunning = isLive && !isPaused
  return (
    <button type="button" aria-pressed={isLive} onClick={() => onChange(!isLive)} className={buttonClass()}>
      <span
        aria-hidden
        className={classNames('size-2 rounded-full', isRunning ? 'animate-pulse bg-good' : 'bg-line-strong')}
      />
      {isLive && isPaused ? apiLogText.paused : apiLogText.live}
    </button>
  )
}

const formats: readonly ExportFormat[] = ['csv', 'ndjson']

function ExportMenu({ search }: { readonly search: LogSearch }) {
  return (
    <Menu
      trigger={<Button icon={Download}>{apiLogText.export}</Button>}
      items={formats.map((format) => ({
        label: apiLogText.exportFormats[format],
        onSelect: () => location.assign(exportUrl(search, format)),
      }))}
    />
  )
}

/** How many calls are shown, and the way to older ones. */
function LogFooter({ log }: { readonly log: CallLogState & Pick<CallLog, 'loadOlder' | 'update'> }) {
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
