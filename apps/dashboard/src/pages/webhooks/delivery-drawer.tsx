import { useQuery } from '@tanstack/react-query'
import { RotateCcw, Unplug } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { QueryDrawer } from '../../components/query-drawer.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { DeliveryView } from './delivery-view.tsx'
import { pollDue } from './poll-due.ts'
import type { DeliveryDetails, Subscription } from './webhook-types.ts'

const labels = webhooksText.delivery

interface DeliveryDrawerProps {
  readonly subscription: Subscription
  readonly deliveryId: string | undefined
  /** Opens another delivery, or none. */
  readonly onChange: (deliveryId: string | undefined) => void
}

/** The details of a delivery. One that waits is followed until its attempt. */
export function DeliveryDrawer({ subscription, deliveryId, onChange }: DeliveryDrawerProps) {
  const mayWrite = useMayWrite()
  const query = useQuery({
    ...queries.webhookDeliveries.get.queryOptions(deliveryId ?? ''),
    enabled: deliveryId !== undefined,
    refetchInterval: ({ state }) => pollDue(state.data === undefined ? [] : [state.data.data]),
  })
  const delivery = query.data?.data
  return (
    <QueryDrawer
      isOpen={deliveryId !== undefined}
      onClose={() => onChange(undefined)}
      query={query}
      title={delivery?.event_type ?? labels.title}
      icon={Unplug}
      texts={labels}
      footer={
        mayWrite &&
        delivery && (
          <ReplayButton key={delivery.id} delivery={delivery} subscription={subscription} onReplayed={onChange} />
        )
      }
    >
      {(data) => <DeliveryView delivery={data} onOpen={onChange} />}
    </QueryDrawer>
  )
}

interface ReplayButtonProps {
  readonly delivery: DeliveryDetails
  readonly subscription: Subscription
  readonly onReplayed: (deliveryId: string) => void
}

function ReplayButton({ delivery, subscription, onReplayed }: ReplayButtonProps) {
  const { mutate, isPending, error } = useChange({
    run: () => channel.webhookDeliveries.replay(delivery.id),
    refreshes: [queries.webhookDeliveries.list.key()],
    done: labels.replayed,
    onDone: ({ data }) => onReplayed(data.id),
  })
  return (
    <div className="grid w-full grid-cols-1 justify-items-end gap-2">
      {error && <ErrorNotice error={error} />}
      <Button
        icon={RotateCcw}
        pending={isPending}
        disabled={!subscription.enabled || delivery.payload_erased_at !== null}
        title={subscription.enabled ? undefined : labels.replayDisabled}
        onClick={() => mutate()}
      >
        {labels.replay}
      </Button>
    </div>
  )
}
