import { channel, queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useLiveList } from '../../../live/use-live-list.ts'
import type { Conversation } from '../conversation.ts'
import { conversationsQuery, type InboxSearch } from '../inbox-search.ts'

const listed =
  /^((group_)?conversation|contact)\.|^(group_)?message\.received$|^(messages|conversations|contacts|labels)\.changed$/

/** The conversations of a number, which follow all changes. */
export function useConversations(search: InboxSearch) {
  const phoneNumberId = usePhoneNumberId()
  const query = { ...conversationsQuery(search), limit: 100 }
  return useLiveList({
    query: {
      ...queries.conversations.list.infiniteQueryOptions(phoneNumberId, query),
      // A key of its own: what invalidates conversations would load all pages again.
      queryKey: ['inbox', 'conversations', phoneNumberId, query],
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    effectOf: (type) => (listed.test(type) ? 'list' : undefined),
    loadFirst: () => channel.conversations.list(phoneNumberId, query).page(),
    loadItem: (id) => channel.conversations.get(phoneNumberId, id),
    isAfter: isEarlier,
  })
}

/** The order of the API: by the latest message, those without one last, then by id. */
function isEarlier(one: Conversation, other: Conversation): boolean {
  const [time, otherTime] = [one.last_message_at ?? '', other.last_message_at ?? '']
  return time < otherTime || (time === otherTime && one.id < other.id)
}
