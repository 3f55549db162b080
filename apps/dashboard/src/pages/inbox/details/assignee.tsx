import { UserRound } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Combobox } from '../../../components/combobox.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite, useSession } from '../../../session.ts'
import type { Conversation } from '../conversation.ts'
import { useConversation } from '../conversation.ts'
import { useUsers } from '../use-users.ts'
import { useUpdateConversation } from './use-update-conversation.ts'

/** The assignee of a conversation, and buttons that change it. */
export function Assignee() {
  const conversation = useConversation()
  const { assignee } = conversation
  const mayWrite = useMayWrite()
  const me = useSession().user
  const users = useAssignableUsers(conversation)
  const { mutate: update, isPending, error } = useUpdateConversation()
  const { conversationDetails: texts } = text
  const nameOf = ({ id, name }: { id: string; name: string | null }) =>
    id === me.id ? texts.me(name ?? id) : (name ?? id)
  const markedName = (user: NamedUser) => (user.available === false ? texts.away(nameOf(user)) : nameOf(user))
  const assign = (id: string | null) => {
    const user = users.find((each) => each.id === id)
    const title = user === undefined ? texts.unassigned : texts.assigned(nameOf(user))
    if (id !== (assignee?.id ?? null)) {
      update({ body: { assigned_to: id }, done: { title, undo: { assigned_to: assignee?.id ?? null } } })
    }
  }
  return (
    <section aria-label={texts.assignee} className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-medium">{texts.assignee}</h3>
      {mayWrite ? (
        <Combobox
          // Shows the assignee again after a change by someone else.
          key={assignee?.id ?? ''}
          label={texts.assignee}
          placeholder={texts.assign}
          value={assignee?.id ?? null}
          onChange={(id) => id !== null && assign(id)}
          options={users.map((user) => ({ value: user.id, label: markedName(user) }))}
        />
      ) : (
        <p>{assignee === null ? texts.unassignedUser : nameOf(assignee)}</p>
      )}
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {assignee?.id !== me.id && (
            <Button size="sm" icon={UserRound} pending={isPending} onClick={() => assign(me.id)}>
              {texts.assignToMe}
            </Button>
          )}
          {assignee !== null && (
            <Button size="sm" variant="ghost" onClick={() => assign(null)}>
              {texts.unassign}
            </Button>
          )}
        </div>
      )}
      {error && <ErrorNotice error={error} />}
    </section>
  )
}

interface NamedUser {
  readonly id: string
  readonly name: string | null
  readonly available?: boolean
}

/** The newest hundred users, the person who uses the page, and the assignee. */
function useAssignableUsers({ assignee }: Conversation): readonly NamedUser[] {
  const { user } = useSession()
  const all: readonly NamedUser[] = [user, ...useUsers(), ...(assignee ? [assignee] : [])]
  const byId = new Map(all.map((each) => [each.id, each]))
  return [...byId.values()].toSorted((one, other) => (one.name ?? one.id).localeCompare(other.name ?? other.id))
}
