import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Pause, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.tsx'
import { describeError } from '../../components/error-notice.tsx'
import { Menu } from '../../components/menu.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { EditSubscriptionDialog } from './edit-subscription-dialog.tsx'
import { useSetEnabled } from './use-set-enabled.ts'
import type { Subscription } from './webhook-types.ts'

const labels = text.webhooks
const tellFailure = (error: unknown) => notify({ title: describeError(error).message, kind: 'bad' })

interface SubscriptionActionsProps {
  readonly subscription: Subscription
  /** Called with the id of the delivery of a test. */
  readonly onTested: (deliveryId: string) => void
}

/** What can be done with a subscription. */
export function SubscriptionActions({ subscription, onTested }: SubscriptionActionsProps) {
  const [isEditing, setEditing] = useState(false)
  const { id, enabled } = subscription
  const queryClient = useQueryClient()
  const enabling = useSetEnabled(subscription)
  const askToDelete = useDelete(subscription)
  const test = useMutation({
    ...queries.webhookSubscriptions.sendWebhookTest.mutationOptions(),
    onSuccess: async ({ data }) => {
      onTested(data.id)
      await queryClient.invalidateQueries({ queryKey: queries.webhookDeliveries.key() })
    },
    onError: tellFailure,
  })
  return (
    <>
      <Button
        icon={Send}
        pending={test.isPending}
        disabled={!enabled}
        title={enabled ? undefined : labels.testDisabled}
        onClick={() => test.mutate({ id })}
      >
        {labels.test}
      </Button>
      <Button icon={Pencil} onClick={() => setEditing(true)}>
        {text.common.edit}
      </Button>
      <Menu
        items={[
          ...(enabled ? [{ label: labels.pause, icon: Pause, onSelect: () => enabling.set(false) }] : []),
          { label: labels.delete, icon: Trash2, danger: true, onSelect: askToDelete },
        ]}
      />
      {isEditing && <EditSubscriptionDialog subscription={subscription} onClose={() => setEditing(false)} />}
    </>
  )
}

function useDelete({ id, url }: Subscription) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const run = async () => {
    await channel.webhookSubscriptions.delete(id)
    await navigate({ to: '/webhooks' })
    await queryClient.invalidateQueries({ queryKey: queries.webhookSubscriptions.key() })
    notify({ title: labels.deleted })
  }
  return () =>
    confirm({
      title: labels.deleteTitle,
      description: (
        <>
          <p className="font-mono text-sm break-all text-ink">{url}</p>
          <p className="mt-2">{labels.deleteHint}</p>
        </>
      ),
      action: labels.delete,
      run,
    })
}
