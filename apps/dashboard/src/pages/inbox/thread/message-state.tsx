import { Check, CheckCheck, CircleAlert, Clock, type LucideIcon } from 'lucide-react'
import { classNames } from '../../../components/class-names.ts'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'

const icons: Readonly<Record<Message['status'], LucideIcon>> = {
  pending: Clock,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
}

function readCountOf(recipients: NonNullable<Message['recipients']>): string {
  return text.inbox.group.read(recipients.filter(({ status }) => status === 'read').length, recipients.length)
}

/** The status of a sent message, and what it costs. */
export function MessageState({ status, pricing, recipients }: Pick<Message, 'status' | 'pricing' | 'recipients'>) {
  const Icon = icons[status]
  const { [status]: state } = text.inbox.states
  const label = pricing?.billable ? `${state} · ${text.usage.billedAs(pricing.category)}` : state
  const members = recipients?.map(({ phone_number, bsuid, status: reached }) =>
    text.inbox.group.reached(phone_number ?? bsuid ?? '', text.inbox.states[reached]),
  )
  return (
    <span
      title={[label, ...(members ?? [])].join('\n')}
      className={classNames(
        'flex items-center gap-1',
        status === 'read' && 'text-info',
        status === 'failed' && 'text-bad',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{label}</span>
      {recipients !== undefined && recipients.length > 0 && <span>{readCountOf(recipients)}</span>}
    </span>
  )
}
