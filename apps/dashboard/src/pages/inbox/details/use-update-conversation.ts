import type { components } from '@channel/client'
import { channel, queries } from '../../../client.ts'
import { notify } from '../../../components/notify.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { useChange } from '../../../use-change.ts'
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
  const change = useChange({
    run: ({ body }: Change) => channel.conversations.update(phoneNumberId, id, body),
    refreshes: [queries.conversations.key()],
    isPartial: true,
    scope: id,
    onDone: (_response, { done }) => {
      if (done !== undefined) notify({ title: done.title, undo: () => change.mutate({ body: done.undo }) })
    },
  })
  return change
}
