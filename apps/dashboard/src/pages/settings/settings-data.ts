import { queryOptions } from '@tanstack/react-query'
import { callDashboard } from '../../call-dashboard.ts'
import type { DashboardComponents } from '../../dashboard-types.ts'
import { listQuery } from '../../list-query.ts'
import { urlWith } from '../../url-with.ts'
import { type AuditSearch, auditQuery } from './settings-search.ts'

type Schemas = DashboardComponents['schemas']
export type Member = Schemas['Member']
export type Invitation = Schemas['Invitation']
export type UserSession = Schemas['UserSession']
export type AuditLogEntry = Schemas['AuditLogEntry']
export type Organization = Schemas['Organization']
export type MemberPasswordReset = Schemas['MemberPasswordReset']
export type NewSecondFactor = Schemas['SecondFactor']

export const membersQuery = listQuery<Member>(['members'], (cursor, signal) =>
  callDashboard('get', '/dashboard/members', { query: { cursor }, signal }),
)
export const invitationsQuery = listQuery<Invitation>(['invitations'], (cursor, signal) =>
  callDashboard('get', '/dashboard/invitations', { query: { cursor }, signal }),
)
export const sessionsQuery = listQuery<UserSession>(['sessions'], (cursor, signal) =>
  callDashboard('get', '/dashboard/sessions', { query: { cursor }, signal }),
)
export const auditLogQuery = (search: AuditSearch) =>
  listQuery<AuditLogEntry>(['audit-log', search], (cursor, signal) =>
    callDashboard('get', '/dashboard/audit_log', { query: { ...auditQuery(search), cursor, limit: 50 }, signal }),
  )

/** The address of a file with the entries that the filters select. */
export function auditExportUrl(search: AuditSearch): string {
  return urlWith('/dashboard/audit_log/export', auditQuery(search)).href
}

export const organizationQuery = queryOptions({
  queryKey: ['dashboard', 'organization'],
  queryFn: async ({ signal }) => (await callDashboard('get', '/dashboard/organization', { signal })).data,
})

export const updateOrganization = (body: Schemas['OrganizationUpdate']) =>
  callDashboard('patch', '/dashboard/organization', { body })
export const setSecondFactor = (body: Schemas['SecondFactorUpdate']) =>
  callDashboard('patch', '/dashboard/second_factor', { body })
