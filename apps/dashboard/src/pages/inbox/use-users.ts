import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { useMayWrite } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { membersQuery } from '../members-query.ts'

interface NamedUser {
  readonly id: string
  readonly name: string
  /** Undefined for a user who only reads. */
  readonly available?: boolean
}

/** The users that conversations can be assigned to: the newest hundred. A user who only reads gets the members. */
export function useUsers(): readonly NamedUser[] {
  const mayWrite = useMayWrite()
  const options = queries.users.list.queryOptions({ limit: 100 })
  const users = useQuery({ ...options, staleTime: 60_000, enabled: mayWrite }).data?.data
  const members = useList({ ...membersQuery, enabled: !mayWrite }).rows
  return mayWrite ? (users ?? []) : members
}
