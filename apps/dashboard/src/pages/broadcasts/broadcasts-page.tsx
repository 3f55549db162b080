import { getRouteApi } from '@tanstack/react-router'
import { Megaphone, Plus } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { type Column, DataTable, timeColumn } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterBar, StatusFilter } from '../../components/filter-bar.tsx'
import { LinkButton } from '../../components/links.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { accountPage, usePhoneNumberId } from '../../layout/account-page.tsx'
import { broadcastsText } from '../../messages/broadcasts.ts'
import { text } from '../../messages/text.ts'
import { definedOf, hasValues } from '../../search-values.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { type Broadcast, broadcastBadge, doneOf } from './broadcast.ts'
import { broadcastStatuses } from './broadcasts-search.ts'

const labels = broadcastsText
const route = getRouteApi('/app/broadcasts')
const pollMs = 3_000

/** The broadcasts of the chosen number. */
export const BroadcastsPage = accountPage(
  { title: text.navigation.broadcasts, description: labels.description, icon: Megaphone },
  Broadcasts,
)

function Broadcasts() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayWrite = useMayWrite()
  const list = useList({
    ...queries.broadcasts.list.infiniteQueryOptions(usePhoneNumberId(), { ...definedOf(search), limit: 50 }),
    // Counts change without an event.
    refetchInterval: ({ state }) =>
      state.data?.pages.length === 1 && state.data.pages[0]?.data.some(({ status }) => status === 'running')
        ? pollMs
        : false,
  })
  const setSearch = (next: typeof search) => void navigate({ search: next })
  const create = mayWrite && <LinkButton to="/broadcasts/new" variant="primary" icon={Plus} label={labels.create} />
  return (
    <>
      <PageHeader title={text.navigation.broadcasts} description={labels.description} actions={create} />
      <FilterBar isFiltered={hasValues(search)} onClear={() => setSearch({})}>
        <StatusFilter
          search={search}
          onChange={setSearch}
          options={broadcastStatuses.map((value) => ({ value, label: labels.statuses[value] ?? value }))}
        />
      </FilterBar>
      <Card flush>
        <DataTable
          label={text.navigation.broadcasts}
          columns={columns}
          list={list}
          onOpen={({ id }) => void navigate({ to: '/broadcasts/$broadcastId', params: { broadcastId: id } })}
          noMatches={hasValues(search) && { icon: Megaphone, onClear: () => setSearch({}) }}
          empty={<EmptyState icon={Megaphone} title={labels.empty} hint={labels.emptyHint} action={create} />}
        />
      </Card>
    </>
  )
}

const columns: readonly Column<Broadcast>[] = [
  {
    header: text.common.name,
    cell: (broadcast) => (
      <div className="min-w-0">
        <div className="font-medium">{broadcast.name}</div>
        <div className="text-sm text-quiet wrap-anywhere">{broadcast.template.name}</div>
        <div className="text-sm text-quiet sm:hidden">
          {labels.progress(doneOf(broadcast), broadcast.counts.total)}
          {broadcast.counts.failed > 0 && ` · ${labels.failedCount(broadcast.counts.failed)}`}
        </div>
      </div>
    ),
  },
  { header: text.common.status, cell: (broadcast) => <StatusBadge {...broadcastBadge(broadcast)} /> },
  {
    header: labels.columns.progress,
    from: 'sm',
    align: 'right',
    cell: (broadcast) => labels.progress(doneOf(broadcast), broadcast.counts.total),
  },
  {
    header: labels.columns.failed,
    from: 'md',
    align: 'right',
    cell: ({ counts }) => new Intl.NumberFormat('en').format(counts.failed),
  },
  timeColumn(text.common.created, ({ created_at }) => created_at, { from: 'lg', form: 'relative' }),
]
