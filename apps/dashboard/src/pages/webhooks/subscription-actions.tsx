import { useNavigate } from '@tanstack/react-router'
import { Pause, Pencil, Send, Trash2, TriangleAlert } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button, DialogButton } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Menu } from '../../components/menu.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { SubscriptionForm } from './subscription-form.tsx'
import { disabledReason } from './subscription-state.ts'
import { type SubscriptionValues, updateBody, valuesOf } from './subscription-values.ts'
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

/** Why nothing is sent to a subscription, and the way on. */
export function DisabledNotice({ subscription }: { readonly subscription: Subscription }) {
  const mayWrite = useMayWrite()
  const { mutate, isPending, error } = useSetEnabled(subscription)
  const reason = disabledReason(subscription)
  if (reason === undefined) return null
  return (
    <section
      aria-label={reason.title}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-xl border border-line bg-warn-ground p-4"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-64 grow basis-0">
        <p className="font-medium">{reason.title}</p>
        <p className="mt-0.5 max-w-3xl text-base">{reason.hint}</p>
      </div>
      {mayWrite && (
        <Button variant="primary" pending={isPending} onClick={() => mutate(true)}>
          {webhooksText.enable}
        </Button>
      )}
      {error && (
        <div className="w-full">
          <ErrorNotice error={error} />
        </div>
      )}
    </section>
  )
}

const { enabled, enabledHint, paused, pausedHint } = webhooksText

/** Enables a subscription, or pauses it. */
function useSetEnabled({ id }: Subscription) {
  return useChange({
    run: (isEnabled: boolean) => channel.webhookSubscriptions.update(id, { enabled: isEnabled }),
    refreshes: [queries.webhookSubscriptions.key(), queries.webhookDeliveries.key()],
    done: (_result, isEnabled) =>
      isEnabled ? { title: enabled, description: enabledHint } : { title: paused, description: pausedHint },
  })
}
