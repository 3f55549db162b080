import { CircleCheck, RotateCcw } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { formatTime } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { keysOf } from '../../../shortcuts/shortcuts.ts'
import { notifyFailure } from '../../../use-change.ts'
import type { Conversation } from '../conversation.ts'
import { useConversation } from '../conversation.ts'
import { useUpdateConversation } from './use-update-conversation.ts'

type Status = Conversation['status']

const statusTones: Readonly<Record<Status, Tone>> = { open: 'info', pending: 'warn', resolved: 'good' }

/** The status of the open conversation, or that it is snoozed. @param isShort without until when */
export function ConversationBadge({ isShort = false }: { readonly isShort?: boolean }) {
  const { status, snoozed_until } = useConversation()
  if (!snoozed_until) return <StatusBadge tone={statusTones[status]} label={text.inbox.statuses[status]} />
  return (
    <StatusBadge
      tone="neutral"
      label={isShort ? text.inbox.statuses.snoozed : text.snooze.snoozed(formatTime(snoozed_until))}
    />
  )
}

/** The status of a conversation, and buttons that change it. */
export function ConversationStatus() {
  const { status } = useConversation()
  const mayWrite = useMayWrite()
  const { setStatus, error } = useSetStatus()
  const { setPending, reopen } = text.conversationDetails
  return (
    <section aria-label={text.common.status} className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-medium">{text.common.status}</h3>
        <ConversationBadge />
      </div>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <ResolveButton />
          {status === 'open' && <Button onClick={() => setStatus('pending')}>{setPending}</Button>}
          {status === 'pending' && <Button onClick={() => setStatus('open')}>{reopen}</Button>}
        </div>
      )}
      {error && <ErrorNotice error={error} />}
    </section>
  )
}

/** Resolves a conversation, or opens it again. @param isCompact without its text where the container is narrow */
export function ResolveButton({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { setStatus, isPending } = useSetStatus()
  const isResolved = useConversation().status === 'resolved'
  const { resolve, reopen } = text.conversationDetails
  return (
    <Button
      variant={isResolved ? 'secondary' : 'primary'}
      icon={isResolved ? RotateCcw : CircleCheck}
      pending={isPending}
      aria-keyshortcuts={keysOf('resolve')}
      // The header of a conversation has no place for an error.
      onClick={() => setStatus(isResolved ? 'open' : 'resolved', { onError: notifyFailure })}
    >
      <span className={isCompact ? '@max-lg:sr-only' : undefined}>{isResolved ? reopen : resolve}</span>
    </Button>
  )
}

/** Changes the status of the open conversation. It can be undone. */
export function useSetStatus() {
  const { status: before } = useConversation()
  const { mutate, isPending, error } = useUpdateConversation()
  const setStatus = (status: Status, options?: { readonly onError: (error: unknown) => void }) => {
    const title = text.conversationDetails.changed[status]
    mutate({ body: { status }, done: { title, undo: { status: before } } }, options)
  }
  return { setStatus, isPending, error }
}
