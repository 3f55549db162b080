import { useQueryClient } from '@tanstack/react-query'
import { channel } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useChange } from '../../../use-change.ts'
import type { Message } from '../conversation.ts'
import { reactionsOf } from '../thread/reactions-of.ts'
import { addMessage, loadedMessages } from '../thread/use-messages.ts'

/** Reacts to a message; an empty emoji removes the reaction. */
export function useReact({ id, conversation_id }: Message, onDone: () => void) {
  const phoneNumberId = usePhoneNumberId()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useChange({
    run: (emoji: string) => {
      const reaction = { message_id: id, emoji }
      return channel.messages.send(phoneNumberId, { conversation_id, type: 'reaction', reaction })
    },
    onDone: ({ data }) => {
      addMessage(queryClient, phoneNumberId, data)
      onDone()
    },
  })
  /** The emoji that the organization last reacted with, if that message is loaded. */
  const current = () => {
    const reactions = reactionsOf(loadedMessages(queryClient, phoneNumberId, conversation_id)).get(id)
    return reactions?.find(({ direction }) => direction === 'outbound')?.emoji
  }
  return { react: mutate, isPending, error, current }
}
