import { RefreshCw } from 'lucide-react'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { RotateSecretDialog } from './rotate-secret-dialog.tsx'
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
