import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { Button, DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { optionsOf, SelectField } from '../../components/select.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import type { Subscription } from './webhook-types.ts'

const labels = webhooksText.secrets

/** The secrets of a subscription, and their rotation. */
export function SecretsCard({ subscription }: { readonly subscription: Subscription }) {
  const mayWrite = useMayWrite()
  const { id, secrets } = subscription
  const rotate = mayWrite && (
    <DialogButton size="sm" icon={RefreshCw} label={webhooksText.rotate.action}>
      {(onClose) => <RotateSecretDialog subscriptionId={id} onClose={onClose} />}
    </DialogButton>
  )
  return (
    <Card title={labels.title} description={labels.hint} actions={rotate}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {secrets.map((secret) => (
          <li key={secret.id} className="flex items-center justify-between gap-3 py-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <code className="font-mono text-sm">whsec_…{secret.hint}</code>
              {secret.expires_at === null ? (
                <StatusBadge tone="good" label={labels.newest} />
              ) : (
                <span className="text-sm text-warn">
                  {text.common.expires} <Timestamp value={secret.expires_at} form="relative" />
                </span>
              )}
              <span className="text-sm text-quiet">
                {text.common.created} <Timestamp value={secret.created_at} form="date" />
              </span>
            </div>
            {mayWrite && secrets.length > 1 && (
              <Button
                size="sm"
                aria-label={`${text.common.delete}: ${labels.ending(secret.hint)}`}
                onClick={() => askToDelete(subscription, secret)}
              >
                {text.common.delete}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function askToDelete({ id }: Subscription, secret: Subscription['secrets'][number]): void {
  confirm({
    title: labels.deleteTitle(secret.hint),
    description: labels.deleteHint,
    action: text.common.delete,
    run: () => channel.webhookSubscriptions.deleteWebhookSecret(id, secret.id),
    refreshes: [queries.webhookSubscriptions.key()],
    done: labels.deleted,
  })
}

const rotationLabels = webhooksText.rotate
const overlaps = optionsOf(['0', '1', '24', '72', '168'], rotationLabels.overlaps)

interface RotateSecretDialogProps {
  readonly subscriptionId: string
  readonly onClose: () => void
}

/** Asks how long older secrets keep working, adds a secret, then shows it once. */
function RotateSecretDialog({ subscriptionId, onClose }: RotateSecretDialogProps) {
  const [overlap, setOverlap] = useState<(typeof overlaps)[number]['value']>('24')
  const creation = useChange({
    run: () =>
      channel.webhookSubscriptions.createWebhookSecret(subscriptionId, { expire_previous_in_hours: Number(overlap) }),
    refreshes: [queries.webhookSubscriptions.key()],
  })
  if (creation.data)
    return <SecretDialog secret={creation.data.data.secret} texts={webhooksText.secret} onClose={onClose} />
  return (
    <FormDialog
      title={rotationLabels.action}
      description={rotationLabels.hint}
      size="sm"
      action={rotationLabels.action}
      call={creation}
      onSubmit={() => creation.mutate()}
      onClose={onClose}
    >
      <SelectField
        label={rotationLabels.overlap}
        hint={overlap === '0' && rotationLabels.nowHint}
        value={overlap}
        onChange={setOverlap}
        options={overlaps}
      />
    </FormDialog>
  )
}
