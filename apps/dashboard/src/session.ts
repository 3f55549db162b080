import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { dashboardQuery } from './dashboard-query.ts'
import type { components } from './generated/paths.ts'

export type Session = components['schemas']['Session']
export type Role = Session['role']
export type Credentials = components['schemas']['SessionCreate']

/** The signed-in user; fails with status 401 without a session. */
export const sessionQuery = queryOptions({
  ...dashboardQuery(['session'], (api, signal) => api.GET('/dashboard/session', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The session, in a page of a signed-in user. */
export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data
}

/** Whether the role of the user allows changes. Without it, pages say why instead of showing buttons that fail. */
export function useMayWrite(): boolean {
  return useSession().role !== 'read_only'
}
