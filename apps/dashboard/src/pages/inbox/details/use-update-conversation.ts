import type { components } from '@channel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { channel, queries } from '../../../client.ts'
import { notify } from '../../../components/notify.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useConversation } from '../conversation.ts'

type ConversationUpdate = components['schemas']['ConversationUpdate']

interface Change {
  readonly body: ConversationUpdate
  /** The notice after the change, and the change that undoes it. Without it, it is an undo. */
  readonly done?: { readonly title: string; readonly undo: ConversationUpdate }
}

/** Changes the status or the assignee of a conversation. Each change can be undone. */
export function useUpdateConversation() {
  const phoneNumberId = usePhoneNumberId()
  const { id } = useConversation()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ body }: Change) => channel.conversations.update(phoneNumberId, id, body),
    onSuccess: (response, { done }) => {
      queryClient.setQueryData(queries.conversations.get.queryOptions(phoneNumberId, id).queryKey, response)
      if (done !== undefined) notify({ title: done.title, undo: () => mutate({ body: done.undo }) })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.conversations.key() }),
  })
  return { update: mutate, isPending, error }
}
