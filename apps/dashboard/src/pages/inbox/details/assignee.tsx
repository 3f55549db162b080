import { UserRound } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Combobox } from '../../../components/combobox.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite, useSession } from '../../../session.ts'
import { keysOf } from '../../../shortcuts/shortcuts.ts'
import type { Conversation } from '../conversation.ts'
import { useConversation } from '../conversation.ts'
import { useUsers } from '../use-users.ts'
import { type NamedUser, useAssign } from './use-assign.ts'

/** The assignee of a conversation, and buttons that change it. */
export function Assignee() {
  const conversation = useConversation()
  const { assignee } = conversation
  const mayWrite = useMayWrite()
  const me = useSession().user
  const users = useAssignableUsers(conversation)
  const { assign, nameOf, isPending, error } = useAssign()
  const { conversationDetails: texts } = text
  const markedName = (user: NamedUser) => (user.available === false ? texts.away(nameOf(user)) : nameOf(user))
  return (
    <section aria-label={texts.assignee} data-details="assignee" className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-medium">{texts.assignee}</h3>
      {mayWrite ? (
        <Combobox
          // Shows the assignee again after a change by someone else.
          key={assignee?.id ?? ''}
          label={texts.assignee}
          placeholder={texts.assign}
          value={assignee?.id ?? null}
          onChange={(id) => id !== null && assign(users.find((user) => user.id === id) ?? null)}
          options={users.map((user) => ({ value: user.id, label: markedName(user) }))}
        />
      ) : (
        <p>{assignee === null ? texts.unassignedUser : nameOf(assignee)}</p>
      )}
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {assignee?.id !== me.id && (
            <Button
              size="sm"
              icon={UserRound}
              pending={isPending}
              onClick={() => assign(me)}
              aria-keyshortcuts={keysOf('assignToMe')}
            >
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

/** The newest hundred users, the person who uses the page, and the assignee. */
function useAssignableUsers({ assignee }: Conversation): readonly NamedUser[] {
  const { user } = useSession()
  const all: readonly NamedUser[] = [user, ...useUsers(), ...(assignee ? [assignee] : [])]
  const byId = new Map(all.map((each) => [each.id, each]))
  return [...byId.values()].toSorted((one, other) => (one.name ?? one.id).localeCompare(other.name ?? other.id))
}
