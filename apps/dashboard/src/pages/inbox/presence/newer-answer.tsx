import { MessageSquareWarning, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../components/button.tsx'
import { text } from '../../../messages/text.ts'
import { wasSentHere } from '../composer/use-keyed-send.ts'
import type { Message } from '../conversation.ts'
import { summaryOf } from '../thread/summary-of.ts'
import { useLoadedMessages } from '../thread/use-messages.ts'
import { useAuthorName } from '../use-author-name.ts'

/** What someone else has answered since the user began to write, about which the user is asked once before sending. */
export function useNewerAnswer(isWriting: boolean) {
  const newest = useLoadedMessages().find(isAnswer)
  const newestId = newest?.id ?? ''
  const [seenId, setSeenId] = useState<string>()
  const [askedId, setAskedId] = useState<string>()
  useEffect(() => {
    if (!isWriting) setSeenId(newestId)
  }, [isWriting, newestId])
  const isNewer = isWriting && newest !== undefined && newestId !== (seenId ?? newestId) && !wasSentHere(newestId)
  const isAsked = isNewer && askedId === newestId
  return {
    message: isNewer ? newest : undefined,
    isAsked,
    /** Asks about an answer that the user was not asked about. @returns whether it asked, so that nothing is sent yet */
    asks(): boolean {
      if (isNewer && !isAsked) setAskedId(newestId)
      return isNewer && !isAsked
    },
    dismiss: () => setSeenId(newestId),
  }
}

/** Says beside the button to send that someone else has answered. */
export function NewerAnswer({ newer }: { readonly newer: ReturnType<typeof useNewerAnswer> }) {
  const { message, isAsked } = newer
  const author = useAuthorName(message?.sent_by)
  const { someone, answered, ask, sendAnyway, dismiss } = text.inbox.presence
  return (
    <div role="status" className="empty:hidden">
      {message !== undefined && (
        <div className="flex items-center gap-2 rounded-lg bg-warn-ground py-1 pr-1 pl-3 text-sm">
          <MessageSquareWarning aria-hidden className="size-4 shrink-0 text-warn" />
          <p className="min-w-0 grow">
            <span className="font-medium">{answered(author ?? someone)}</span>{' '}
            <span className="text-quiet">{summaryOf(message)}</span>
            {isAsked && (
              <span className="block font-medium">
                {sendAnyway}? <span className="font-normal pointer-coarse:hidden">{ask}</span>
              </span>
            )}
          </p>
          <IconButton icon={X} label={dismiss} onClick={newer.dismiss} />
        </div>
      )}
    </div>
  )
}

/** A message that the contact gets now, and not later. */
function isAnswer({ direction, send_at, status, type }: Message): boolean {
  return direction === 'outbound' && type !== 'reaction' && !(send_at !== undefined && status === 'pending')
}
