import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { optionsOf } from '../../components/select.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { useChange } from '../../use-change.ts'

const labels = webhooksText.rotate
const overlaps = optionsOf(['0', '1', '24', '72', '168'], labels.overlaps)

interface RotateSecretDialogProps {
  readonly subscriptionId: string
  readonly onClose: () => void
}

/** Asks how long older secrets keep working, adds a secret, then shows it once. */
export function RotateSecretDialog({ subscriptionId, onClose }: RotateSecretDialogProps) {
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
      title={labels.action}
      description={labels.hint}
      size="sm"
      action={labels.action}
      call={creation}
      onSubmit={() => creation.mutate()}
      onClose={onClose}
    >
      <SelectField
        label={labels.overlap}
        hint={overlap === '0' && labels.nowHint}
        value={overlap}
        onChange={setOverlap}
        options={overlaps}
      />
    </FormDialog>
  )
}
