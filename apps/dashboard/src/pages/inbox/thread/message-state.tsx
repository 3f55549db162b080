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

/** The status of a sent message, and what it costs. */
export function MessageState({ status, pricing }: Pick<Message, 'status' | 'pricing'>) {
  const Icon = icons[status]
  const { [status]: state } = text.inbox.states
  const label = pricing?.billable ? `${state} · ${text.usage.billedAs(pricing.category)}` : state
  return (
    <span title={label} className={classNames(status === 'read' && 'text-info', status === 'failed' && 'text-bad')}>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
