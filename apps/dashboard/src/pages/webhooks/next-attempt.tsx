import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'

interface NextAttemptProps {
  /** When it is due. */
  readonly at: string
  readonly className?: string
}

/** When the next attempt is due. One that is overdue waits for capacity, such as behind slow or failing requests. */
export function NextAttempt({ at, className }: NextAttemptProps) {
  if (Date.parse(at) <= Date.now())
    return (
      <span title={text.webhooks.delivery.dueHint} className={className}>
        {text.webhooks.delivery.due}
      </span>
    )
  return <Timestamp value={at} form="relative" {...(className && { className })} />
}
