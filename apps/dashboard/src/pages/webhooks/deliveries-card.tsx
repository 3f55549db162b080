import { History, LifeBuoy, RotateCcw } from 'lucide-react'
import { queries } from '../../client.ts'
import { DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { type Column, DataTable, timeColumn } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterBar, type FilterProps, FilterSelect, StatusFilter } from '../../components/filter-bar.tsx'
import { optionsOf } from '../../components/select.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { formatTime } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { HttpStatus } from '../api-log/http-status.tsx'
import { BulkReplayDialog } from './bulk-replay-dialog.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { type DeliverySearch, deliveryQuery, isFiltered, ranges, statuses } from './delivery-search.ts'
import { DeliveryStatus, NextAttempt } from './delivery-status.tsx'
import { eventTypes } from './event-types.ts'
import { pollDue } from './poll-due.ts'
import { RecoverDialog } from './recover-dialog.tsx'
import type { Delivery, Subscription } from './webhook-types.ts'

const labels = webhooksText.deliveries

interface DeliveriesCardProps {
  readonly subscription: Subscription
  readonly search: DeliverySearch
  readonly onSearch: (search: DeliverySearch) => void
}

/** The deliveries of a subscription, with their filters, details and replays. */
export function DeliveriesCard({ subscription, search, onSearch }: DeliveriesCardProps) {
  const mayWrite = useMayWrite()
  const query = { ...deliveryQuery(search), subscription_id: subscription.id, limit: 50 }
  const list = useList({
    ...queries.webhookDeliveries.list.infiniteQueryOptions(query),
    refetchInterval: ({ state }) => pollDue(state.data?.pages[0]?.data ?? []),
  })
  const obstacle = !subscription.enabled
    ? webhooksText.delivery.replayDisabled
    : search.status === 'pending'
      ? webhooksText.bulk.pending
      : undefined
  const replay = mayWrite && (
    <>
      <DialogButton
        size="sm"
        icon={LifeBuoy}
        disabled={!subscription.enabled}
        title={subscription.enabled ? undefined : webhooksText.delivery.replayDisabled}
        label={webhooksText.recover.action}
      >
        {(onClose) => <RecoverDialog subscriptionId={subscription.id} onClose={onClose} />}
      </DialogButton>
      <DialogButton
        size="sm"
        icon={RotateCcw}
        disabled={obstacle !== undefined || list.rows.length === 0}
        title={obstacle}
        label={webhooksText.bulk.action}
      >
        {(onClose) => <BulkReplayDialog subscriptionId={subscription.id} search={search} onClose={onClose} />}
      </DialogButton>
    </>
  )
  return (
    <Card title={labels.title} description={labels.hint} actions={replay} flush>
      <DeliveryFilters search={search} onChange={onSearch} />
      <DataTable
        label={labels.title}
        columns={deliveryColumns}
        list={list}
        onOpen={({ id }) => onSearch({ ...search, delivery: id })}
        isOpen={({ id }) => id === search.delivery}
        noMatches={isFiltered(search) && { icon: History, onClear: () => onSearch({}) }}
        empty={<EmptyState icon={History} title={labels.empty} hint={labels.emptyHint} />}
      />
      <DeliveryDrawer
        subscription={subscription}
        deliveryId={search.delivery}
        onChange={(delivery) => onSearch({ ...search, delivery })}
      />
    </Card>
  )
}

function DeliveryFilters({ search, onChange }: FilterProps<DeliverySearch>) {
  const { filters } = labels
  return (
    <FilterBar inCard isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <StatusFilter {...{ search, onChange }} options={optionsOf(statuses, labels.statuses)} />
      <FilterSelect
        {...{ search, onChange }}
        name="event_type"
        label={filters.event}
        any={filters.anyEvent}
        options={eventTypes.map((value) => ({ value, label: value }))}
        className="max-w-56"
      />
      <TimeFilter {...{ search, onChange }} ranges={ranges} />
    </FilterBar>
  )
}

const { delivery: deliveryLabels } = webhooksText
const none = <span className="text-faint">–</span>

const deliveryColumns: readonly Column<Delivery>[] = [
  {
    header: deliveryLabels.event,
    className: 'max-w-0 w-full',
    // On a phone, the time is below the event.
    cell: ({ event_type, replayed_from, created_at }) => (
      <span className="block truncate">
        <code className="font-mono text-sm">{event_type}</code>
        {replayed_from && <span className="ml-2 text-sm text-quiet">{deliveryLabels.replay}</span>}
        <span className="block text-xs text-quiet sm:hidden">{formatTime(created_at, 'log')}</span>
      </span>
    ),
  },
  { header: text.common.status, cell: ({ status }) => <DeliveryStatus status={status} /> },
  {
    header: deliveryLabels.response,
    from: 'md',
    cell: ({ response_status }) => (response_status === null ? none : <HttpStatus status={response_status} />),
  },
  { header: deliveryLabels.attempts, from: 'lg', align: 'right', cell: ({ attempt_count }) => attempt_count },
  {
    header: deliveryLabels.next,
    from: 'xl',
    cell: ({ next_attempt_at }) =>
      next_attempt_at === null ? none : <NextAttempt at={next_attempt_at} className="whitespace-nowrap text-quiet" />,
  },
  timeColumn(text.common.created, ({ created_at }) => created_at, { from: 'sm', form: 'log', isQuiet: true }),
]
