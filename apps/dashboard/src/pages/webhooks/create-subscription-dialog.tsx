import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queries } from '../../client.ts'
import { text } from '../../messages/text.ts'
import { NewSecretDialog } from './new-secret-dialog.tsx'
import { SubscriptionForm } from './subscription-form.tsx'
import { createBody, newValues } from './subscription-values.ts'

/** Asks for the values of a subscription, creates it, shows its secret once, then opens it to be tested. */
export function CreateSubscriptionDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const creation = useMutation({
    ...queries.webhookSubscriptions.create.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.webhookSubscriptions.key() }),
  })
  if (creation.data) {
    const { id, secret } = creation.data.data
    const open = () => void navigate({ to: '/webhooks/$subscriptionId', params: { subscriptionId: id } })
    return <NewSecretDialog secret={secret} onClose={open} />
  }
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
