import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import type { DeliveryStatus as Status } from './webhook-types.ts'

const tones: Readonly<Record<Status, Tone>> = { pending: 'info', succeeded: 'good', failed: 'warn', dead: 'bad' }

/** The state of a delivery. */
export function DeliveryStatus({ status }: { readonly status: Status }) {
  return <StatusBadge tone={tones[status]} label={webhooksText.deliveries.statuses[status]} />
}

interface NextAttemptProps {
  /** When it is due. */
  readonly at: string
  readonly className?: string
}

/** When the next attempt is due. One that is overdue waits for capacity, such as behind slow or failing requests. */
export function NextAttempt({ at, className }: NextAttemptProps) {
  if (Date.parse(at) <= Date.now())
    return (
      <span title={webhooksText.delivery.dueHint} className={className}>
        {webhooksText.delivery.due}
      </span>
    )
  return <Timestamp value={at} form="relative" {...(className && { className })} />
}
