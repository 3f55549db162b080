import { Ban, Pause, Pencil, Play, Send } from 'lucide-react'
import { channel, queries } from '../../../client.ts'
import { Button } from '../../../components/button.tsx'
import { confirm } from '../../../components/confirm.ts'
import { broadcastsText } from '../../../messages/broadcasts.ts'
import { useChange } from '../../../use-change.ts'
import type { Broadcast } from '../broadcast.ts'

const labels = broadcastsText.actions
const refreshes = [queries.broadcasts.key()]

interface BroadcastActionsProps {
  readonly broadcast: Broadcast
  readonly onEdit: () => void
}

/** What can be done with a broadcast. The page shows that it is done: on a phone, a notice would be above the next button. */
export function BroadcastActions({ broadcast, onEdit }: BroadcastActionsProps) {
  const { phone_number_id, id, status } = broadcast
  const pause = useChange({
    run: () => channel.broadcasts.pause(phone_number_id, id),
    refreshes,
    notifiesFailure: true,
  })
  const resume = useChange({
    run: () => channel.broadcasts.start(phone_number_id, id),
    refreshes,
    notifiesFailure: true,
  })
  return (
    <>
      {status === 'draft' && <StartButton broadcast={broadcast} />}
      {status === 'draft' && (
        <Button icon={Pencil} onClick={onEdit}>
          {broadcastsText.edit.action}
        </Button>
      )}
      {(status === 'running' || status === 'scheduled') && (
        <Button icon={Pause} pending={pause.isPending} onClick={() => pause.mutate()}>
          {labels.pause}
        </Button>
      )}
      {status === 'paused' && (
        <Button variant="primary" icon={Play} pending={resume.isPending} onClick={() => resume.mutate()}>
          {labels.resume}
        </Button>
      )}
      {['draft', 'scheduled', 'running', 'paused'].includes(status) && (
        <Button icon={Ban} onClick={() => askToCancel(broadcast)}>
          {status === 'draft' ? labels.discard : labels.cancel}
        </Button>
      )}
    </>
  )
}

function StartButton({ broadcast: { phone_number_id, id, name, send_at, counts } }: { readonly broadcast: Broadcast }) {
  const isLater = send_at !== null
  const ask = () =>
    confirm({
      title: (isLater ? labels.scheduleTitle : labels.startTitle)(name, counts.total),
      description: labels.startHint,
      action: isLater ? labels.schedule : labels.start,
      tone: 'primary',
      run: () => channel.broadcasts.start(phone_number_id, id),
      refreshes,
    })
  return (
    <Button variant="primary" icon={Send} disabled={counts.total === 0} onClick={ask}>
      {isLater ? labels.schedule : labels.start}
    </Button>
  )
}

function askToCancel({ phone_number_id, id, name, status, counts }: Broadcast): void {
  const isDraft = status === 'draft'
  confirm({
    title: isDraft ? labels.discardTitle(name) : labels.cancelTitle(name),
    description: isDraft ? labels.discardHint : labels.cancelHint(counts.pending),
    action: isDraft ? labels.discard : labels.cancel,
    keep: labels.keep,
    run: () => channel.broadcasts.cancel(phone_number_id, id),
    refreshes,
  })
}
