import { channel, queries } from '../../client.ts'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useChange } from '../../use-change.ts'
import { SubscriptionForm } from './subscription-form.tsx'
import { type SubscriptionValues, updateBody, valuesOf } from './subscription-values.ts'
import type { Subscription } from './webhook-types.ts'

interface EditSubscriptionDialogProps {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** Changes a subscription. Only what differs is sent. */
export function EditSubscriptionDialog({ subscription, onClose }: EditSubscriptionDialogProps) {
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
