import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { SubscriptionForm } from './subscription-form.tsx'
import { updateBody, valuesOf } from './subscription-values.ts'
import type { Subscription } from './webhook-types.ts'

interface EditSubscriptionDialogProps {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** Changes a subscription. Only what differs is sent. */
export function EditSubscriptionDialog({ subscription, onClose }: EditSubscriptionDialogProps) {
  const queryClient = useQueryClient()
  const update = useMutation({
    ...queries.webhookSubscriptions.update.mutationOptions(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.webhookSubscriptions.key() })
      notify({ title: text.common.saved })
      onClose()
    },
  })
  return (
    <SubscriptionForm
      title={text.webhooks.edit}
      action={text.common.save}
      initial={valuesOf(subscription)}
      error={update.error}
      isPending={update.isPending}
      onSubmit={(values) => update.mutate({ id: subscription.id, body: updateBody(subscription, values) })}
      onClose={onClose}
    />
  )
}
