import { useQueryClient } from '@tanstack/react-query'
import { channel, queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { isCreatedEarlier } from '../../../live/merge-first-page.ts'
import { useLiveList } from '../../../live/use-live-list.ts'
import { useList } from '../../../use-list.ts'
import { type Message, useConversation } from '../conversation.ts'

const limit = 100

function filtersOf(conversationId: string, before?: string) {
  return { conversation_id: conversationId, limit, ...(before !== undefined && { created_before: before }) }
}

function optionsOf(phoneNumberId: string, conversationId: string, before?: string) {
  return queries.messages.list.infiniteQueryOptions(phoneNumberId, filtersOf(conversationId, before))
}

/**
 * The messages of a conversation, newest first, which follow all changes.
 *
 * @param before only those created before this time
 */
export function useMessages(before?: string) {
  const phoneNumberId = usePhoneNumberId()
  const conversationId = useConversation().id
  return useLiveList({
    query: { ...optionsOf(phoneNumberId, conversationId, before), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    effectOf: (type) => {
      if (['message.received', 'message.sent', 'messages.changed'].includes(type) || type.startsWith('group_message.'))
        return 'list'
      return type.startsWith('message.') ? 'item' : undefined
    },
    loadFirst: () => channel.messages.list(phoneNumberId, filtersOf(conversationId, before)).page(),
    loadItem: (id) => channel.messages.get(phoneNumberId, id),
    isAfter: isCreatedEarlier,
  })
}

/** The newest messages of a conversation, which its thread has loaded. */
export function useLoadedMessages(): readonly Message[] {
  const options = optionsOf(usePhoneNumberId(), useConversation().id)
  return useList({ ...options, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, meta: { live: 'own' } }).rows
}

/** Shows a message that the service has accepted, before the list is loaded again. */
export function useAddMessage() {
  const queryClient = useQueryClient()
  const phoneNumberId = usePhoneNumberId()
  return (message: Message) => {
    const { queryKey } = optionsOf(phoneNumberId, message.conversation_id)
    queryClient.setQueryData(queryKey, (known) => {
      const [first] = known?.pages ?? []
      if (known === undefined || first === undefined || first.data.some(({ id }) => id === message.id)) return known
      return { ...known, pages: [{ ...first, data: [message, ...first.data] }, ...known.pages.slice(1)] }
    })
  }
}
