import type { components } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'

/** The users that conversations can be assigned to: the newest hundred. */
export function useUsers(): readonly components['schemas']['User'][] {
  return useQuery({ ...queries.users.list.queryOptions({ limit: 100 }), staleTime: 60_000 }).data?.data ?? []
}
