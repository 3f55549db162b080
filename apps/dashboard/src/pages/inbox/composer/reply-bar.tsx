import { Reply, X } from 'lucide-react'
import { IconButton } from '../../../components/button.tsx'
import { text } from '../../../messages/text.ts'
import { contactNameOf, type Message, useConversation } from '../conversation.ts'
import { summaryOf } from '../thread/summary-of.ts'
import { useMemberName } from '../use-author-name.ts'

interface ReplyBarProps {
  readonly message: Message
  readonly onCancel: () => void
}

export function ReplyBar({ message, onCancel }: ReplyBarProps) {
  const conversation = useConversation()
  const { reply } = text.composer
  const isInGroup = conversation.group !== undefined
  const member = useMemberName(message, isInGroup && message.direction === 'inbound')
  const sender = isInGroup ? member : contactNameOf(conversation)
  const title = message.direction === 'inbound' ? reply.to(sender) : reply.toYourself
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
