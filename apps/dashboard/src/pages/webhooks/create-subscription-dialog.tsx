import { useNavigate } from '@tanstack/react-router'
import { channel, queries } from '../../client.ts'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { useChange } from '../../use-change.ts'
import { SubscriptionForm } from './subscription-form.tsx'
import { createBody, newValues } from './subscription-values.ts'

/** Asks for the values of a subscription, creates it, shows its secret once, then opens it to be tested. */
export function CreateSubscriptionDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const creation = useChange({
    run: channel.webhookSubscriptions.create,
    refreshes: [queries.webhookSubscriptions.key()],
  })
  if (creation.data) {
    const { id, secret } = creation.data.data
    const open = () => void navigate({ to: '/webhooks/$subscriptionId', params: { subscriptionId: id } })
    return <SecretDialog secret={secret} texts={webhooksText.secret} onClose={open} />
  }
  return (
    <SubscriptionForm
      title={webhooksText.create}
      action={webhooksText.create}
      initial={newValues}
      call={creation}
      onSubmit={(values) => creation.mutate(createBody(values))}
      onClose={onClose}
    />
  )
}
