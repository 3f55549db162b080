import { Clock } from 'lucide-react'
import { classNames } from '../../../components/class-names.ts'
import { LabelChips } from '../../../components/label-chip.tsx'
import { formatTime, utcOf } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { type Conversation, nameOf } from '../conversation.ts'
import { SnoozeMark } from '../snooze/snooze-menu.tsx'
import { LastMessage } from './last-message.tsx'

interface ConversationRowProps {
  readonly conversation: Conversation
  /** How long it can still be answered freely, if that is not long. */
  readonly closing: string | undefined
  readonly isScrolling: boolean
}

/**
 * A conversation in the list, as cells of a grid of two columns: whose it is, its last message, and what is to do. Few
 * elements, because dozens of rows are made in a frame while the list scrolls.
 */
export function ConversationRow({ conversation, closing, isScrolling }: ConversationRowProps) {
  const { unread_count, last_message_at, labels, assignee } = conversation
  const isUnread = unread_count > 0
  const message = (
    <span className={classNames('truncate text-sm', isUnread ? 'grow text-ink' : 'col-span-2 text-quiet')}>
      <LastMessage conversation={conversation} isScrolling={isScrolling} />
    </span>
  )
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5">
        <span className={classNames('truncate', isUnread ? 'font-semibold' : 'font-medium')}>
          {nameOf(conversation)}
        </span>
        <SnoozeMark {...conversation} />
      </span>
      {closing !== undefined && (
        <span
          title={text.composer.window.closing(closing)}
          className="inline-flex items-center gap-1 text-xs text-warn"
        >
          <Clock aria-hidden className="size-3 shrink-0" />
          <span aria-hidden>{closing}</span>
          <span className="sr-only">{text.composer.window.closing(closing)}</span>
        </span>
      )}
      {closing === undefined && last_message_at !== null && (
        <time
          dateTime={last_message_at}
          title={`${formatTime(last_message_at, 'seconds')} (${utcOf(new Date(last_message_at))})`}
          className="text-xs text-quiet"
        >
          {formatTime(last_message_at, 'relative')}
        </time>
      )}
      {isUnread ? (
        <span className="col-span-2 flex items-center gap-3">
          {message}
          <UnreadCount count={unread_count} />
        </span>
      ) : (
        message
      )}
      {hasThirdLine(conversation) && (
        <span className="col-span-2 mt-0.5 flex items-center gap-3">
          <span className="h-5.5 grow overflow-hidden">
            <LabelChips labels={labels} />
          </span>
          {assignee && <Initials name={assignee.name ?? assignee.email ?? assignee.id} />}
        </span>
      )}
    </>
  )
}

const lowHeight = 68
const fullHeight = 98

/** The height of a row in pixels, so that the place of each is known without measuring. */
export function rowHeight(conversation: Conversation | undefined): number {
  return conversation !== undefined && hasThirdLine(conversation) ? fullHeight : lowHeight
}

function hasThirdLine({ labels, assignee }: Conversation): boolean {
  return labels.length > 0 || assignee !== null
}

function UnreadCount({ count }: { readonly count: number }) {
  return (
    <span className="inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
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
      className="inline-flex size-5.5 shrink-0 items-center justify-center rounded-full bg-sunken text-[0.625rem] font-semibold text-quiet"
    >
      <span aria-hidden>{initials}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
