import { History, LifeBuoy, RotateCcw } from 'lucide-react'
import { queries } from '../../client.ts'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { BulkReplayDialog } from './bulk-replay-dialog.tsx'
import { deliveryColumns } from './delivery-columns.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { DeliveryFilters } from './delivery-filters.tsx'
import { type DeliverySearch, deliveryQuery, isFiltered } from './delivery-search.ts'
import { pollDue } from './poll-due.ts'
import { RecoverDialog } from './recover-dialog.tsx'
import type { Subscription } from './webhook-types.ts'

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
