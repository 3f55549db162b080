import { Timestamp } from '../../components/timestamp.tsx'
import { webhooksText } from '../../messages/webhooks.ts'

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
