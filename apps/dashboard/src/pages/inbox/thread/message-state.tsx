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

export function MessageState({ status }: Pick<Message, 'status'>) {
  const Icon = icons[status]
  const label = text.inbox.states[status]
  return (
    <span title={label} className={classNames(status === 'read' && 'text-info', status === 'failed' && 'text-bad')}>
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
