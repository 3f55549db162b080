import { getRouteApi } from '@tanstack/react-router'
import { Activity, ListFilter } from 'lucide-react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { CodeBlock } from '../../components/code-block.tsx'
import { CopyableId } from '../../components/copy-button.tsx'
import { type Column, DataTable, timeColumn } from '../../components/data-table.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { NumberFilter } from '../../components/number-filter.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { formatTime, Timestamp } from '../../components/timestamp.tsx'
import { useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { useList, useNextPage } from '../../use-list.ts'
import { useSearchSteps } from '../../use-search-steps.ts'
import { eventTypes } from '../webhooks/event-types.ts'
import {
  type EventSearch,
  eventQuery,
  isFiltered,
  type ListedEvent,
  ranges,
  resourceNameOf,
  resourceOf,
} from './event-search.ts'

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

const { filters } = text.events

function EventFilters(props: FilterProps<EventSearch>) {
  const { search, onChange } = props
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <SearchField
        value={search.object_id ?? ''}
        onChange={(object_id) => onChange({ ...search, object_id: object_id || undefined })}
        label={filters.resource}
        placeholder={filters.resourceHint}
        tooShort=""
        className="min-w-56 grow basis-56 sm:max-w-sm"
      />
      <FilterSelect
        {...props}
        name="type"
        label={filters.type}
        any={filters.anyType}
        options={eventTypes.map((value) => ({ value, label: value }))}
        className="max-w-56"
      />
      <NumberFilter {...props} />
      <TimeFilter {...props} ranges={ranges} />
    </FilterBar>
  )
}

const { columns: labels } = text.events
const none = <span className="text-faint">–</span>

/** @param numberOf the name of an account */
function eventColumns(numberOf: (phoneNumberId: string) => string): readonly Column<ListedEvent>[] {
  return [
    {
      header: labels.event,
      className: 'max-w-0 w-full',
      // On a phone, the time is below the event.
      cell: ({ type, created_at }) => (
        <span className="block truncate">
          <code className="font-mono text-sm">{type}</code>
          <span className="block text-xs text-quiet sm:hidden">{formatTime(created_at, 'log')}</span>
        </span>
      ),
    },
    {
      header: labels.resource,
      from: 'md',
      cell: (event) => (
        <>
          <span className="block max-w-64 truncate empty:hidden">{resourceNameOf(event)}</span>
          <code className="font-mono text-sm whitespace-nowrap text-quiet">{resourceOf(event) ?? none}</code>
        </>
      ),
    },
    {
      header: labels.number,
      from: 'lg',
      cell: ({ phone_number_id }) =>
        phone_number_id === null ? none : <span className="whitespace-nowrap">{numberOf(phone_number_id)}</span>,
    },
    timeColumn(text.common.time, ({ created_at }) => created_at, { from: 'sm', form: 'log', isQuiet: true }),
  ]
}

const detailLabels = text.events.detail

interface EventDrawerProps {
  readonly isOpen: boolean
  /** Undefined if the list does not have it. */
  readonly event: ListedEvent | undefined
  readonly numberOf: (phoneNumberId: string) => string
  readonly onClose: () => void
  readonly onShowResource: (id: string) => void
}

/** The details of an event, with the body that webhooks get. */
function EventDrawer({ isOpen, event, numberOf, onClose, onShowResource }: EventDrawerProps) {
  const resource = event && resourceOf(event)
  const name = event && resourceNameOf(event)
  const footer = resource !== undefined && (
    <Button icon={ListFilter} onClick={() => onShowResource(resource)}>
      {detailLabels.sameResource}
    </Button>
  )
  return (
    <Drawer open={isOpen} onOpenChange={onClose} title={event?.type ?? detailLabels.title} footer={footer}>
      {event === undefined ? (
        <EmptyState icon={Activity} title={detailLabels.gone} hint={detailLabels.goneHint} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <DetailList
            items={[
              [text.common.id, <CopyableId key="id" value={event.id} />],
              [text.common.time, <Timestamp key="time" value={event.created_at} form="seconds" />],
              resource && [detailLabels.resource, <CopyableId key="resource" value={resource} />],
              name !== undefined && [text.common.name, name],
              event.phone_number_id && [detailLabels.number, numberOf(event.phone_number_id)],
              event.customer && [detailLabels.customer, event.customer.name],
            ]}
          />
          <section className="grid grid-cols-1 gap-3">
            <h3 className="text-base font-semibold">{detailLabels.payload}</h3>
            <CodeBlock label={detailLabels.payload} code={JSON.stringify(event, undefined, 2)} />
          </section>
        </div>
      )}
    </Drawer>
  )
}
