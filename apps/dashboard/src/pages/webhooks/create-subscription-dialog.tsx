import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { text } from '../../messages/text.ts'
import { NewSecretDialog } from './new-secret-dialog.tsx'
import { SubscriptionForm } from './subscription-form.tsx'
import { createBody, newValues } from './subscription-values.ts'

/** Asks for the values of a subscription, creates it, then shows its secret once. */
export function CreateSubscriptionDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  const creation = useMutation({
    ...queries.webhookSubscriptions.create.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.webhookSubscriptions.key() }),
  })
  if (creation.data) return <NewSecretDialog secret={creation.data.data.secret} onClose={onClose} />
  return (
    <SubscriptionForm
      title={text.webhooks.create}
      action={text.webhooks.create}
      initial={newValues}
      error={creation.error}
      isPending={creation.isPending}
      onSubmit={(values) => creation.mutate({ body: createBody(values) })}
      onClose={onClose}
    />
  )
}
