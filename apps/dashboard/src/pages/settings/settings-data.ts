import { callUntyped } from '../../call-dashboard.ts'
import { type ListPage, listQuery } from '../../list-query.ts'
import type { Role } from '../../session.ts'

interface Body<Data> {
  readonly data: Data
}

export interface Member {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly second_factor: boolean
  readonly last_seen_at: string | null
  readonly created_at: string
}

export interface Invitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly status: 'open' | 'accepted' | 'expired' | 'revoked'
  readonly expires_at: string
  readonly created_at: string
}

export type CreatedInvitation = Invitation & { readonly url: string | null }

export interface DeviceSession {
  readonly id: string
  readonly current: boolean
  readonly ip: string | null
  readonly user_agent: string | null
  readonly last_seen_at: string
  readonly created_at: string
}

export interface AuditEntry {
  readonly id: string
  readonly action: string
  readonly outcome: 'succeeded' | 'refused'
  readonly user: { readonly id: string; readonly name: string; readonly email: string } | null
  readonly target_id: string | null
  readonly details: Readonly<Record<string, unknown>> | null
  readonly ip: string | null
  readonly user_agent: string | null
  readonly request_id: string | null
  readonly created_at: string
}

const list = <Item>(key: string, path: string) =>
  listQuery<Item>([key], (cursor, signal) => callUntyped<ListPage<Item>>('get', path, { query: { cursor }, signal }))

export const membersQuery = list<Member>('members', '/dashboard/members')
export const invitationsQuery = list<Invitation>('invitations', '/dashboard/invitations')
export const sessionsQuery = list<DeviceSession>('sessions', '/dashboard/sessions')
export const auditQuery = list<AuditEntry>('audit-log', '/dashboard/audit_log')

export const updateMember = (id: string, body: { role: Role }) =>
  callUntyped<Body<Member>>('patch', '/dashboard/members/{id}', { path: { id }, body })
export const removeMember = (id: string) => callUntyped('delete', '/dashboard/members/{id}', { path: { id } })
export const createInvitation = async (body: { email: string; role: Role }) =>
  (await callUntyped<Body<CreatedInvitation>>('post', '/dashboard/invitations', { body })).data
export const revokeInvitation = (id: string) => callUntyped('delete', '/dashboard/invitations/{id}', { path: { id } })
export const endSession = (id: string) => callUntyped('delete', '/dashboard/sessions/{id}', { path: { id } })
export const updateOrganization = (body: { name: string }) =>
  callUntyped<Body<{ name: string }>>('patch', '/dashboard/organization', { body })

export interface NewSecondFactor {
  readonly totp_uri: string
  readonly recovery_codes: readonly string[]
}

export const changePassword = (body: { current_password: string; new_password: string }) =>
  callUntyped('patch', '/dashboard/password', { body })
export const createSecondFactor = async (body: { password: string }) =>
  (await callUntyped<Body<NewSecondFactor>>('post', '/dashboard/second_factor', { body })).data
export const setSecondFactor = (body: { enabled: true; code: string } | { enabled: false; password: string }) =>
  callUntyped('patch', '/dashboard/second_factor', { body })
