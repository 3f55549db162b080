import { useMemo } from 'react'
import { text } from '../../../messages/text.ts'
import { useSession } from '../../../session.ts'
import { useUsers } from '../use-users.ts'
import type { NamedUser } from './mention-text.ts'

/** The users who can be mentioned: the newest hundred, and the one who writes. */
export function useMentionable(): readonly NamedUser[] {
  const { user } = useSession()
  const users = useUsers()
  return useMemo(() => {
    const byId = new Map([...users, { id: user.id, name: user.name || user.email }].map((each) => [each.id, each]))
    return [...byId.values()].map(({ id, name }) => ({ id, name }))
  }, [users, user])
}

/** The name of a user by its id. */
export function useNameOfUser(): (userId: string) => string {
  const users = useMentionable()
  return (userId) => users.find(({ id }) => id === userId)?.name ?? text.notes.unknownUser
}
