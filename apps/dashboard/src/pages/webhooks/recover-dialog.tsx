import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { fromLocal, toLocal } from '../../components/local-time.ts'
import { Progress } from '../../components/progress.tsx'
import { TextField } from '../../components/text-field.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useChange } from '../../use-change.ts'

const labels = webhooksText.recover
const dayMs = 86_400_000

interface RecoverDialogProps {
  readonly subscriptionId: string
  readonly onClose: () => void
}

/** Sends what the receiver has missed since a time again, a thousand at a time, until nothing remains or it is closed. */
export function RecoverDialog({ subscriptionId, onClose }: RecoverDialogProps) {
  const [since, setSince] = useState(() => toLocal(new Date(Date.now() - dayMs).toISOString()))
  const [sent, setSent] = useState(0)
  const { mutate, data, isPending, error } = useChange({
    run: (from: string) => channel.webhookSubscriptions.recoverWebhookDeliveries(subscriptionId, { since: from }),
    refreshes: [queries.webhookDeliveries.key()],
    onDone: ({ data: { enqueued, remaining } }, from) => {
      setSent((before) => before + enqueued)
      if (enqueued > 0 && remaining > 0) mutate(from)
    },
  })
  const remaining = data?.data.remaining
  const isDone = remaining !== undefined && !isPending
  const from = fromLocal(since)
  const start = () => {
    if (from === undefined) return
    setSent(0)
    mutate(from)
  }
  return (
    <FormDialog
      title={labels.title}
      description={labels.hint}
      dismissible={false}
      action={labels.start}
      keep={isDone ? text.common.close : text.common.cancel}
      isDisabled={from === undefined}
      call={{ isPending, error }}
      isHeld
      onSubmit={start}
      onClose={onClose}
    >
      <TextField
        label={labels.since}
        name="since"
        hint={labels.sinceHint}
        type="datetime-local"
        value={since}
        disabled={isPending}
        onChange={setSince}
      />
      {(isPending || sent > 0) && (
        <Progress
          label={labels.progress}
          value={remaining === undefined ? null : sent}
          max={Math.max(1, sent + (remaining ?? 0))}
          note={labels.of(sent, sent + (remaining ?? 0))}
        />
      )}
      {isDone && <p role="status">{sent === 0 ? labels.none : labels.done(sent)}</p>}
    </FormDialog>
  )
}
