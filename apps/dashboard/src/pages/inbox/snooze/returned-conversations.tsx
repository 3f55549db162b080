import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AlarmClockCheck } from 'lucide-react'
import { queries } from '../../../client.ts'
import { formatTime } from '../../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import { type Conversation, nameOf } from '../conversation.ts'
import { type InboxSearch, isFiltered } from '../inbox-search.ts'

interface ReturnedConversationsProps {
  readonly conversations: readonly Conversation[]
  readonly hasMore: boolean
}

/**
 * The conversations whose snooze has ended, until a user acts. They are above the list, because their last message may be old.
 */
export function ReturnedConversations({ conversations, hasMore }: ReturnedConversationsProps) {
  return (
    <section aria-label={text.snooze.back} className="border-b border-line bg-selected px-4 py-2">
      <h2 className="flex items-center gap-2 text-sm font-medium">
        <AlarmClockCheck aria-hidden className="size-4 text-accent" />
        {text.snooze.back}
      </h2>
      <ul className="mt-1 grid gap-0.5">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Link
              to="/inbox/$conversationId"
              params={{ conversationId: conversation.id }}
              search={true}
              resetScroll={false}
              className="flex items-baseline justify-between gap-3 rounded-md py-0.5 hover:underline pointer-coarse:py-2"
            >
              <span className="truncate">{nameOf(conversation)}</span>
              <span className="shrink-0 text-xs text-quiet">
                {conversation.assignee?.name ?? formatTime(conversation.snooze_ended_at ?? '', 'relative')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-xs text-quiet">{text.snooze.more}</p>}
    </section>
  )
}

const shown = 5
const none: readonly Conversation[] = []

/** The first conversations that came back from a snooze, for the list of open ones. Other lists show them in their place. */
export function useReturnedConversations({ status, assigned_to, ...others }: InboxSearch) {
  const filter = {
    snooze_ended: true as const,
    limit: shown,
    ...(assigned_to !== undefined && { assigned_to }),
  }
  const isShown = status === undefined && !isFiltered(others)
  const { data } = useQuery({
    ...queries.conversations.list.queryOptions(usePhoneNumberId(), filter),
    enabled: isShown,
  })
  // What was loaded for the list of open ones is still there.
  return isShown && data !== undefined
    ? { returned: data.data, hasMore: data.has_more }
    : { returned: none, hasMore: false }
}
