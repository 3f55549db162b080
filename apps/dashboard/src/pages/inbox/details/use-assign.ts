import { text } from '../../../messages/text.ts'
import { useSession } from '../../../session.ts'
import { notifyFailure } from '../../../use-change.ts'
import { useConversation } from '../conversation.ts'
import { useUpdateConversation } from './use-update-conversation.ts'

export interface NamedUser {
  readonly id: string
  readonly name: string | null
  readonly available?: boolean
}

/** Assigns the open conversation to a user, or unassigns it. It can be undone. */
export function useAssign() {
  const { assignee } = useConversation()
  const me = useSession().user
  const { mutate: update, isPending, variables, error } = useUpdateConversation()
  const { conversationDetails: texts } = text
  const nameOf = ({ id, name }: NamedUser) => (id === me.id ? texts.me(name ?? id) : (name ?? id))
  const assign = (user: NamedUser | null, { notifies = false } = {}) => {
    const id = user?.id ?? null
    const before = (isPending ? variables.body.assigned_to : assignee?.id) ?? null
    if (id === before) return
    const title = user === null ? texts.unassigned : texts.assigned(nameOf(user))
    update(
      { body: { assigned_to: id }, done: { title, undo: { assigned_to: before } } },
      notifies ? { onError: notifyFailure } : {},
    )
  }
  return { assign, nameOf, isPending, error }
}
