import { useNavigate } from '@tanstack/react-router'
import { Pause, Pencil, Send, Trash2 } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { Menu } from '../../components/menu.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useChange } from '../../use-change.ts'
import { SubscriptionForm } from './subscription-form.tsx'
import { type SubscriptionValues, updateBody, valuesOf } from './subscription-values.ts'
import { useSetEnabled } from './use-set-enabled.ts'
import type { Subscription } from './webhook-types.ts'

const labels = webhooksText

interface SubscriptionActionsProps {
  readonly subscription: Subscription
  /** Called with the id of the delivery of a test. */
  readonly onTested: (deliveryId: string) => void
}

/** Buttons that test, change and delete a subscription. */
export function SubscriptionActions({ subscription, onTested }: SubscriptionActionsProps) {
  const { id, enabled } = subscription
  const enabling = useSetEnabled(subscription)
  const askToDelete = useDelete(subscription)
  const test = useChange({
    run: () => channel.webhookSubscriptions.sendWebhookTest(id),
    refreshes: [queries.webhookDeliveries.key()],
    onDone: ({ data }) => onTested(data.id),
    notifiesFailure: true,
  })
  return (
    <>
      <Button
        icon={Send}
        pending={test.isPending}
        disabled={!enabled}
        title={enabled ? undefined : labels.testDisabled}
        onClick={() => test.mutate()}
      >
        {labels.test}
      </Button>
      <DialogButton icon={Pencil} label={text.common.edit}>
        {(onClose) => <EditSubscriptionDialog subscription={subscription} onClose={onClose} />}
      </DialogButton>
      <Menu
        items={[
          ...(enabled ? [{ label: labels.pause, icon: Pause, onSelect: () => enabling.mutate(false) }] : []),
          { label: text.common.delete, icon: Trash2, danger: true, onSelect: askToDelete },
        ]}
      />
    </>
  )
}

function useDelete({ id, url }: Subscription) {
  const navigate = useNavigate()
  return () =>
    confirm({
      title: labels.deleteTitle,
      description: (
        <>
          <p className="font-mono text-sm break-all text-ink">{url}</p>
          <p className="mt-2">{labels.deleteHint}</p>
        </>
      ),
      action: text.common.delete,
      run: async () => {
        await channel.webhookSubscriptions.delete(id)
        await navigate({ to: '/webhooks' })
      },
      refreshes: [queries.webhookSubscriptions.key()],
      done: labels.deleted,
    })
}

interface EditSubscriptionDialogProps {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** Changes a subscription. Only what differs is sent. */
function EditSubscriptionDialog({ subscription, onClose }: EditSubscriptionDialogProps) {
  const update = useChange({
    run: (values: SubscriptionValues) =>
      channel.webhookSubscriptions.update(subscription.id, updateBody(subscription, values)),
    refreshes: [queries.webhookSubscriptions.key()],
    done: text.common.saved,
    onDone: onClose,
  })
  return (
    <SubscriptionForm
      title={webhooksText.edit}
      action={text.common.save}
      initial={valuesOf(subscription)}
      subscription={subscription}
      call={update}
      onSubmit={update.mutate}
      onClose={onClose}
    />
  )
}
