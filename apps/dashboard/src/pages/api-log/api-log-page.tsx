import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { text } from '../../messages/text.ts'
import { CallDrawer } from './call-drawer.tsx'
import { ExportMenu } from './export-menu.tsx'
import { LiveButton } from './live-button.tsx'
import { logColumns } from './log-columns.tsx'
import { callsQuery } from './log-data.ts'
import { LogFilters } from './log-filters.tsx'
import { isFiltered, type LogSearch } from './log-search.ts'
import { useKeyNames } from './use-key-names.ts'
import { useLiveTail } from './use-live-tail.ts'

const route = getRouteApi('/app/api-log')

export function ApiLogPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = (next: LogSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  const [isLive, setLive] = useState(true)
  const list = useInfiniteQuery(callsQuery(search))
  // New calls would move what is being read.
  const isPaused = search.call !== undefined || (list.data?.length ?? 0) > 100
  useLiveTail(search, isLive && !isPaused)
  const keyNames = useKeyNames()
  const rows = list.data ?? []
  return (
    <>
      <PageHeader
        title={text.navigation.apiLog}
        description={text.apiLog.description}
        actions={
          <>
            <LiveButton isLive={isLive} isPaused={isPaused} onChange={setLive} />
            <ExportMenu search={search} />
          </>
        }
      />
      <LogFilters search={search} onChange={setSearch} />
      <Card flush>
        <DataTable
          label={text.navigation.apiLog}
          columns={logColumns(keyNames)}
          rows={rows}
          rowKey={({ request_id }) => request_id}
          paging={list}
          onOpen={({ request_id }) => setSearch({ ...search, call: request_id })}
          openKey={search.call}
          empty={<NoCalls isFiltered={isFiltered(search)} list={list} onClear={() => setSearch({})} />}
        />
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

function withoutCall({ call: _call, ...search }: LogSearch): LogSearch {
  return search
}

interface NoCallsProps {
  readonly isFiltered: boolean
  readonly list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; fetchNextPage(): unknown }
  readonly onClear: () => void
}

/** A search reads a part of the log at a time, so that an empty page may have a next one. */
function NoCalls({ isFiltered, list, onClear }: NoCallsProps) {
  if (!isFiltered)
    return (
      <EmptyState
        icon={ScrollText}
        title={text.apiLog.empty}
        action={
          <Link to="/api-keys" className={buttonClass('primary')}>
            {text.apiLog.toKeys}
          </Link>
        }
      >
        {text.apiLog.emptyHint}
      </EmptyState>
    )
  const more = (
    <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {text.apiLog.searchOn}
    </Button>
  )
  return (
    <EmptyState
      icon={ScrollText}
      title={list.hasNextPage ? text.apiLog.noneYet : text.common.noMatches}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {list.hasNextPage && more}
          <Button onClick={onClear}>{text.common.clearFilters}</Button>
        </div>
      }
    >
      {list.hasNextPage ? text.apiLog.noneYetHint : text.common.noMatchesHint}
    </EmptyState>
  )
}
