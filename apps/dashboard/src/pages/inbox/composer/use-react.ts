import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '../../../client.ts'
import type { Message } from './conversation-types.ts'
import { ownReaction } from './own-reaction.ts'

/** Reacts to a message; an empty emoji removes the reaction. */
export function useReact(phoneNumberId: string, { id, conversation_id }: Message) {
  const queryClient = useQueryClient()
  const queryKey = queries.messages.list.key(phoneNumberId)
  const send = useMutation({
    ...queries.messages.send.mutationOptions(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  })
  return {
    isPending: send.isPending,
    error: send.error,
    reset: send.reset,
    react: (emoji: string) =>
      send.mutateAsync({
        phoneNumberId,
        body: { conversation_id, type: 'reaction', reaction: { message_id: id, emoji } },
      }),
    /** Among the messages that are loaded. */
    current: () => ownReaction(loadedMessages(queryClient.getQueriesData({ queryKey })), id),
  }
}

/** Lists are in the cache as one page, or as several. */
function loadedMessages(entries: readonly (readonly [key: unknown, data: unknown])[]): readonly Message[] {
  return entries.flatMap(([, data]) => {
    const { pages, data: only } = (data ?? {}) as { pages?: { data: Message[] }[]; data?: Message[] }
    return pages?.flatMap((page) => page.data) ?? only ?? []
  })
}
