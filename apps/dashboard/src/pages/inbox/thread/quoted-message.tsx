import { useQuery } from '@tanstack/react-query'
import { CornerUpLeft } from 'lucide-react'
import { queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'
import { summaryOf } from './summary-of.ts'

interface QuotedMessageProps {
  readonly id: string
  /** Undefined if it is not loaded, because it is further up. */
  readonly message: Message | undefined
  readonly onOpen: () => void
}

/** The message that another one replies to. It leads there if that is loaded. */
export function QuotedMessage({ id, message, onOpen }: QuotedMessageProps) {
  const options = queries.messages.get.queryOptions(usePhoneNumberId(), id)
  const loaded = useQuery({ ...options, enabled: message === undefined })
  const quoted = message ?? loaded.data?.data
  const summary = quoted === undefined ? text.inbox.earlier : summaryOf(quoted)
  const content = (
    <>
      <CornerUpLeft aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{summary}</span>
    </>
  )
  const look =
    'mb-1.5 flex w-full min-w-0 items-center gap-1.5 rounded-md border-l-2 border-current/50 bg-current/8 px-2 py-1 text-left text-sm'
  if (message === undefined) return <p className={look}>{content}</p>
  return (
    <button type="button" onClick={onOpen} title={text.inbox.repliedTo} className={look}>
      <span className="sr-only">{text.inbox.repliedTo}: </span>
      {content}
    </button>
  )
}
