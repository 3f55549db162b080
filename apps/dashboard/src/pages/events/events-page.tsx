import { getRouteApi } from '@tanstack/react-router'
import { Activity } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { useList, useNextPage } from '../../use-list.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { eventColumns } from './event-columns.tsx'
import { EventDrawer } from './event-drawer.tsx'
import { EventFilters } from './event-filters.tsx'
import { eventQuery, isFiltered } from './event-search.ts'

const route = getRouteApi('/app/events')

/** What has happened, newest first. */
export function EventsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const setSearch = useSearchSteps(search, 'event', navigate)
  const list = useList(queries.events.list.infiniteQueryOptions({ ...eventQuery(search), limit: 50 }))
  // With filters, a page may be empty although more follow.
  useNextPage(list, list.rows.length === 0)
  const { accounts } = useAccount()
  const numberOf = (id: string) => accounts.find(({ phone_number_id }) => phone_number_id === id)?.phone_number ?? id
  const isPending = list.isPending || (list.rows.length === 0 && list.hasNextPage)
  return (
    <>
      <PageHeader title={text.navigation.events} description={text.events.description} />
      <EventFilters search={search} onChange={setSearch} />
      <Card flush>
        <DataTable
          label={text.navigation.events}
          columns={eventColumns(numberOf)}
          list={{ ...list, isPending }}
          onOpen={({ id }) => setSearch({ ...search, event: id })}
          isOpen={({ id }) => id === search.event}
          noMatches={isFiltered(search) && { icon: Activity, onClear: () => setSearch({}) }}
          empty={<EmptyState icon={Activity} title={text.events.empty} hint={text.events.emptyHint} />}
        />
      </Card>
      <EventDrawer
        isOpen={search.event !== undefined && !isPending}
        event={list.rows.find(({ id }) => id === search.event)}
        numberOf={numberOf}
        onClose={() => setSearch({ ...search, event: undefined })}
        // In place of the drawer's entry in the history.
        onShowResource={(object_id) => void navigate({ search: { object_id }, replace: true, resetScroll: false })}
      />
    </>
  )
}
