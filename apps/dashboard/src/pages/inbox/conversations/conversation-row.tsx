import { classNames } from '../../../components/class-names.ts'
import { LabelChips } from '../../../components/label-chip.tsx'
import { formatTime } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { type Conversation, contactNameOf } from '../composer/conversation-types.ts'
import { LastMessage } from './last-message.tsx'

interface ConversationRowProps {
  readonly conversation: Conversation
  readonly phoneNumberId: string
  readonly isScrolling: boolean
}

/** A conversation in the list: whose it is, its last message, and what is to do. */
export function ConversationRow({ conversation, phoneNumberId, isScrolling }: ConversationRowProps) {
  const { unread_count, last_message_at, labels, assignee } = conversation
  const isUnread = unread_count > 0
  return (
    <span className="grid h-full grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-0.5">
      <span className={classNames('truncate', isUnread ? 'font-semibold' : 'font-medium')}>
        {contactNameOf(conversation)}
      </span>
      <span className="text-xs leading-5.5 text-quiet">
        {last_message_at !== null && (
          <time dateTime={last_message_at} title={formatTime(last_message_at, 'seconds')}>
            {formatTime(last_message_at, 'relative')}
          </time>
        )}
      </span>
      <span className={classNames('truncate text-sm', isUnread ? 'text-ink' : 'text-quiet')}>
        <LastMessage conversation={conversation} phoneNumberId={phoneNumberId} isScrolling={isScrolling} />
      </span>
      {isUnread ? <UnreadCount count={unread_count} /> : <span />}
      <span className="h-5.5 overflow-hidden">
        <LabelChips labels={labels} />
      </span>
      {assignee && <Initials name={assignee.name ?? assignee.email ?? assignee.id} />}
    </span>
  )
}

function UnreadCount({ count }: { readonly count: number }) {
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center justify-self-end rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{text.inbox.unread(count)}</span>
    </span>
  )
}

function Initials({ name }: { readonly name: string }) {
  const initials = name
    .split(/[\s@._-]+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase()
  const label = text.inbox.assignedTo(name)
  return (
    <span
      title={label}
      className="inline-flex size-5.5 items-center justify-center justify-self-end rounded-full bg-sunken text-[0.625rem] font-semibold text-quiet"
    >
      <span aria-hidden>{initials}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
