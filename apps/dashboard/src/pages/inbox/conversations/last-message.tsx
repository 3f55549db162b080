import { useQuery } from '@tanstack/react-query'
import { channel } from '../../../client.ts'
import { text } from '../../../messages/text.ts'
import type { Conversation } from '../composer/conversation-types.ts'
import { summaryOf } from '../thread/summary-of.ts'

interface LastMessageProps {
  readonly conversation: Conversation
  readonly phoneNumberId: string
  /** While the list scrolls, nothing is loaded for the rows that pass. */
  readonly isScrolling: boolean
}

/** The last message of a conversation in one line. The list of the API does not have it, so that each row loads its own. */
export function LastMessage({ conversation, phoneNumberId, isScrolling }: LastMessageProps) {
  const { id, last_message_at } = conversation
  const { data: message } = useQuery({
    // The time is part of the key, so that only what has changed is loaded again.
    queryKey: ['inbox', 'last-message', id, last_message_at],
    queryFn: async () => {
      const page = await channel.messages.list(phoneNumberId, { conversation_id: id, limit: 1 }).page()
      return page.data[0] ?? null
    },
    enabled: last_message_at !== null && !isScrolling,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { live: 'own' },
  })
  if (last_message_at === null) return text.inbox.noMessage
  if (!message) return <span aria-hidden>&nbsp;</span>
  return `${message.direction === 'outbound' ? `${text.inbox.you} ` : ''}${summaryOf(message)}`
}
