import { isChannelError } from '@channel/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw, Unplug } from 'lucide-react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { useMayWrite } from '../../session.ts'
import { DeliveryView } from './delivery-view.tsx'
import { pollDue } from './poll-due.ts'
import type { DeliveryDetails, Subscription } from './webhook-types.ts'

const labels = text.webhooks.delivery

interface DeliveryDrawerProps {
  readonly subscription: Subscription
  readonly deliveryId: string | undefined
  /** Opens another delivery, or none. */
  readonly onChange: (deliveryId: string | undefined) => void
}

/** The details of a delivery. One that waits is followed until its attempt. */
export function DeliveryDrawer({ subscription, deliveryId, onChange }: DeliveryDrawerProps) {
  const mayWrite = useMayWrite()
  const { data, error, refetch } = useQuery({
    ...queries.webhookDeliveries.get.queryOptions(deliveryId ?? ''),
    enabled: deliveryId !== undefined,
    refetchInterval: ({ state }) => pollDue(state.data === undefined ? [] : [state.data.data]),
  })
  const delivery = data?.data
  return (
    <Drawer
      open={deliveryId !== undefined}
      onOpenChange={() => onChange(undefined)}
      title={delivery?.event_type ?? labels.title}
      footer={
        mayWrite &&
        delivery && (
          <ReplayButton key={delivery.id} delivery={delivery} subscription={subscription} onReplayed={onChange} />
        )
      }
    >
      {delivery ? (
        <DeliveryView delivery={delivery} onOpen={onChange} />
      ) : isChannelError(error) && (error.status === 404 || error.status === 400) ? (
        <EmptyState icon={Unplug} title={labels.gone}>
          {labels.goneHint}
        </EmptyState>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </Drawer>
  )
}

interface ReplayButtonProps {
  readonly delivery: DeliveryDetails
  readonly subscription: Subscription
  readonly onReplayed: (deliveryId: string) => void
}

function ReplayButton({ delivery, subscription, onReplayed }: ReplayButtonProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...queries.webhookDeliveries.replay.mutationOptions(),
    onSuccess: async ({ data }) => {
      notify({ title: labels.replayed })
      onReplayed(data.id)
      await queryClient.invalidateQueries({ queryKey: queries.webhookDeliveries.list.key() })
    },
  })
  return (
    <div className="grid w-full grid-cols-1 justify-items-end gap-2">
      {error && <ErrorNotice error={error} />}
      <Button
        icon={RotateCcw}
        pending={isPending}
        disabled={!subscription.enabled || delivery.payload_erased_at !== null}
        title={subscription.enabled ? undefined : labels.replayDisabled}
        onClick={() => mutate({ id: delivery.id })}
      >
        {labels.replay}
      </Button>
    </div>
  )
}
