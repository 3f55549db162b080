import { Reply, X } from 'lucide-react'
import { IconButton } from '../../../components/button.tsx'
import { text } from '../../../messages/text.ts'
import { summaryOf } from '../thread/summary-of.ts'
import { type Conversation, contactNameOf, type Message } from './conversation-types.ts'

interface ReplyBarProps {
  readonly message: Message
  readonly conversation: Conversation
  readonly onCancel: () => void
}

/** The message that the next one replies to. */
export function ReplyBar({ message, conversation, onCancel }: ReplyBarProps) {
  const { reply } = text.composer
  const title = message.direction === 'inbound' ? reply.to(contactNameOf(conversation)) : reply.toYourself
  return (
    <div className="flex items-center gap-2 rounded-r-lg border-l-3 border-accent bg-sunken py-1.5 pr-1 pl-3 short:py-0">
      <Reply aria-hidden className="size-4 shrink-0 text-quiet" />
      <div className="min-w-0 grow">
        <p className="text-sm font-medium">{title}</p>
        <p className="truncate text-sm text-quiet">{summaryOf(message)}</p>
      </div>
      <IconButton icon={X} label={reply.cancel} onClick={onCancel} />
    </div>
  )
}
