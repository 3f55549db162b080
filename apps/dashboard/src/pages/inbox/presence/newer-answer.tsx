import { MessageSquareWarning, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../components/button.tsx'
import { text } from '../../../messages/text.ts'
import { wasSentHere } from '../composer/use-keyed-send.ts'
import type { Message } from '../conversation.ts'
import { summaryOf } from '../thread/summary-of.ts'
import { useLoadedMessages } from '../thread/use-messages.ts'

/** Says that someone else has answered since the user began to write. It does not keep the user from sending. */
export function NewerAnswer({ isWriting }: { readonly isWriting: boolean }) {
  const newest = useLoadedMessages().find(isAnswer)
  const newestId = newest?.id ?? ''
  const [seenId, setSeenId] = useState<string>()
  useEffect(() => {
    if (!isWriting) setSeenId(newestId)
  }, [isWriting, newestId])
  const isNewer = isWriting && newest !== undefined && newestId !== (seenId ?? newestId) && !wasSentHere(newestId)
  const { answered, dismiss } = text.inbox.presence
  return (
    <div role="status" className="empty:hidden">
      {isNewer && (
        <div className="flex items-center gap-2 rounded-lg bg-warn-ground py-1 pr-1 pl-3 text-sm">
          <MessageSquareWarning aria-hidden className="size-4 shrink-0 text-warn" />
          <p className="min-w-0 grow">
            <span className="font-medium">{answered}</span> <span className="text-quiet">{summaryOf(newest)}</span>
          </p>
          <IconButton icon={X} label={dismiss} onClick={() => setSeenId(newestId)} />
        </div>
      )}
    </div>
  )
}

/** A message that the contact gets now, and not later. */
function isAnswer({ direction, send_at, status, type }: Message): boolean {
  return direction === 'outbound' && type !== 'reaction' && !(send_at !== undefined && status === 'pending')
}
