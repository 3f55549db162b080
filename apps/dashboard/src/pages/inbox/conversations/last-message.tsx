import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { channel, queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import type { Conversation, Message } from '../conversation.ts'
import { summaryOf } from '../thread/summary-of.ts'
import { useAuthorName } from '../use-author-name.ts'

interface LastMessageProps {
  readonly conversation: Conversation
  /** While the list scrolls, nothing is loaded for the rows that pass. */
  readonly isScrolling: boolean
}

/** The last message of a conversation in one line. The list of the API does not have it, so that each row loads its own. */
export function LastMessage({ conversation, isScrolling }: LastMessageProps) {
  const queryClient = useQueryClient()
  if (conversation.last_message_at === null) return text.inbox.noMessage
  // A query for each of thousands of rows that pass would slow down scrolling.
  if (isScrolling && queryClient.getQueryData(keyOf(conversation)) === undefined) return blank
  return <LoadedMessage conversation={conversation} />
}

/** Keeps the height of the line. */
const blank = '\u00a0'

/** The time is part of the key, so that only what has changed is loaded again. */
function keyOf({ id, last_message_at }: Conversation): readonly unknown[] {
  return ['inbox', 'last-message', id, last_message_at]
}

function LoadedMessage({ conversation }: Omit<LastMessageProps, 'isScrolling'>) {
  const phoneNumberId = usePhoneNumberId()
  const { data: message } = useQuery({
    queryKey: keyOf(conversation),
    queryFn: async () => {
      const page = await channel.messages.list(phoneNumberId, { conversation_id: conversation.id, limit: 1 }).page()
      return page.data[0] ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    // While a broadcast changes many conversations at once, each shows its message before.
    placeholderData: keepPreviousData,
    meta: { live: 'own' },
  })
  if (!message) return blank
  return isScheduled(message) ? <ScheduledMessage message={message} /> : <Line message={message} />
}

/** It is sent or canceled later, without a new time of the conversation. */
function ScheduledMessage({ message }: { readonly message: Message }) {
  const { data } = useQuery(queries.messages.get.queryOptions(usePhoneNumberId(), message.id))
  return <Line message={data?.data ?? message} />
}

function Line({ message }: { readonly message: Message }) {
  const author = useAuthorName(message.sent_by) ?? text.common.you
  return message.direction === 'inbound' ? summaryOf(message) : `${prefixOf(message, author)}: ${summaryOf(message)}`
}

function isScheduled({ send_at, status }: Message): boolean {
  return send_at !== undefined && status === 'pending'
}

function prefixOf(message: Message, author: string): string {
  if (message.status === 'failed') return text.inbox.states.failed
  return isScheduled(message) ? text.inbox.scheduled : author
}
