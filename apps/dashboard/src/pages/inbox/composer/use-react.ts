import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '../../../client.ts'
import { reactionsOf } from '../thread/reactions-of.ts'
import { addMessage, loadedMessages } from '../thread/use-messages.ts'
import type { Message } from './conversation-types.ts'

/** Reacts to a message; an empty emoji removes the reaction. */
export function useReact(phoneNumberId: string, { id, conversation_id }: Message) {
  const queryClient = useQueryClient()
  const send = useMutation({
    ...queries.messages.send.mutationOptions(),
    onSuccess: ({ data }) => addMessage(queryClient, phoneNumberId, data),
  })
  return {
    isPending: send.isPending,
    error: send.error,
    react: (emoji: string) =>
      send.mutateAsync({
        phoneNumberId,
        body: { conversation_id, type: 'reaction', reaction: { message_id: id, emoji } },
      }),
    /** The emoji that the organization last reacted with, if that message is loaded. */
    current: () => {
      const reactions = reactionsOf(loadedMessages(queryClient, phoneNumberId, conversation_id)).get(id)
      return reactions?.find(({ direction }) => direction === 'outbound')?.emoji
    },
  }
}
