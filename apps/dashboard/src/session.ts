import { queryOptions } from '@tanstack/react-query'
import { callDashboard } from './call-dashboard.ts'

/** What a user may do: everything; everything but members and organization; read. */
export type Role = 'owner' | 'member' | 'read_only'

/** The signed-in user. */
export interface Session {
  readonly user: { readonly id: string; readonly name: string; readonly email: string }
  readonly organization: { readonly id: string; readonly name: string }
  readonly role: Role
}

interface SessionBody {
  readonly data: Session
}

/** The signed-in user; fails with status 401 if nobody is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['dashboard', 'session'],
  queryFn: async ({ signal }) => (await callDashboard<SessionBody>('GET', '/session', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
})

export interface Credentials {
  readonly email: string
  readonly password: string
  /** From the authenticator app, if the user has set one up. */
  readonly code?: string
}

export async function signIn(body: Credentials): Promise<Session> {
  return (await callDashboard<SessionBody>('POST', '/session', { body })).data
}

export async function signOut(): Promise<void> {
  await callDashboard('DELETE', '/session')
}
