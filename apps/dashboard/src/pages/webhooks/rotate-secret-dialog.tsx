import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Field } from '../../components/field.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { NewSecretDialog } from './new-secret-dialog.tsx'

const labels = text.webhooks.rotate
const overlaps = ['0', '1', '24', '72', '168'] as const
type Overlap = (typeof overlaps)[number]

interface RotateSecretDialogProps {
  readonly subscriptionId: string
  readonly onClose: () => void
}

/** Asks how long older secrets keep working, adds a secret, then shows it once. */
export function RotateSecretDialog({ subscriptionId, onClose }: RotateSecretDialogProps) {
  const queryClient = useQueryClient()
  const [overlap, setOverlap] = useState<Overlap>('24')
  const creation = useMutation({
    ...queries.webhookSubscriptions.createWebhookSecret.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.webhookSubscriptions.key() }),
  })
  if (creation.data) return <NewSecretDialog secret={creation.data.data.secret} onClose={onClose} />
  const rotate = () => creation.mutate({ id: subscriptionId, body: { expire_previous_in_hours: Number(overlap) } })
  return (
    <Dialog
      open
      onOpenChange={() => creation.isPending || onClose()}
      title={labels.action}
      description={labels.hint}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" pending={creation.isPending} onClick={rotate}>
            {labels.action}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field label={labels.overlap} hint={overlap === '0' && labels.nowHint}>
          {(control) => (
            <Select
              {...control}
              value={overlap}
              onChange={setOverlap}
              options={overlaps.map((value) => ({ value, label: labels.overlaps[value] }))}
            />
          )}
        </Field>
        {creation.error && <ErrorNotice error={creation.error} />}
      </div>
    </Dialog>
  )
}
