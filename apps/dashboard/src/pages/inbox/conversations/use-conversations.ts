import type { components } from '@channel/client'
import { channel, queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useLiveList } from '../../../live/use-live-list.ts'
import { type List, useList } from '../../../use-list.ts'
import type { Conversation } from '../conversation.ts'
import { conversationsQuery, type InboxSearch } from '../inbox-search.ts'

type ConversationList = components['schemas']['ConversationList']

const limit = 100
const listed = /^(conversation|contact)\.|^message\.received$|^(messages|conversations|contacts|labels)\.changed$/

/** The conversations of a number, which follow all changes. */
export function useConversations(search: InboxSearch): List<Conversation> {
  const phoneNumberId = usePhoneNumberId()
  const query = { ...conversationsQuery(search), limit }
  // A key of its own: what invalidates conversations would load all pages again.
  const queryKey = ['inbox', 'conversations', phoneNumberId, query]
  const list = useList({
    ...queries.conversations.list.infiniteQueryOptions(phoneNumberId, query),
    queryKey,
    meta: { live: 'own' },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useLiveList<Conversation, ConversationList>({
    queryKey,
    effectOf: ({ type, phone_number_id }) => {
      if (phone_number_id !== null && phone_number_id !== phoneNumberId) return
      return listed.test(type) ? 'list' : undefined
    },
    loadFirst: () => channel.conversations.list(phoneNumberId, query).page(),
    loadItem: async (id) => (await channel.conversations.get(phoneNumberId, id)).data,
    isAfter: isEarlier,
  })
  return list
}

/** The order of the API: by the latest message, those without one last, then by id. */
function isEarlier(one: Conversation, other: Conversation): boolean {
  const [time, otherTime] = [one.last_message_at ?? '', other.last_message_at ?? '']
  return time < otherTime || (time === otherTime && one.id < other.id)
}
