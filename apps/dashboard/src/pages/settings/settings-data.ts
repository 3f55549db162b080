import { callDashboard } from '../../call-dashboard.ts'
import { optionsOf } from '../../components/select.tsx'
import { dashboardQuery, listQuery } from '../../dashboard-query.ts'
import type { components } from '../../generated/paths.ts'
import { text } from '../../messages/text.ts'
import { shownOrganization } from '../../open-organization.ts'
import { definedOf } from '../../search-values.ts'
import { urlWith } from '../../url-with.ts'
import { type AuditSearch, auditQuery } from './settings-search.ts'

type Schemas = components['schemas']
export type Invitation = Schemas['Invitation']
export type UserSession = Schemas['UserSession']
export type AuditLogEntry = Schemas['AuditLogEntry']
export type Organization = Schemas['Organization']
export type MemberPasswordReset = Schemas['MemberPasswordReset']
export type NewSecondFactor = Schemas['SecondFactor']

export const invitationsQuery = listQuery(['invitations'], (api, query, signal) =>
  api.GET('/dashboard/invitations', { params: { query }, signal }),
)
export type Passkey = Schemas['Passkey']

export const passkeysQuery = listQuery(['passkeys'], (api, query, signal) =>
  api.GET('/dashboard/passkeys', { params: { query }, signal }),
)
export const sessionsQuery = listQuery(['sessions'], (api, query, signal) =>
  api.GET('/dashboard/sessions', { params: { query }, signal }),
)
export const auditLogQuery = (search: AuditSearch) =>
  listQuery(['audit-log', search], (api, query, signal) =>
    api.GET('/dashboard/audit_log', {
      params: { query: { ...definedOf(auditQuery(search)), ...query, limit: 50 } },
      signal,
    }),
  )

/** The address of a file with the entries that the filters select. */
export function auditExportUrl(search: AuditSearch): string {
  return urlWith('/dashboard/audit_log/export', { ...auditQuery(search), organization_id: shownOrganization() }).href
}

export const organizationQuery = dashboardQuery(['organization'], (api, signal) =>
  api.GET('/dashboard/organization', { signal }),
)

export const updateOrganization = (body: Schemas['OrganizationUpdate']) =>
  callDashboard((api) => api.PATCH('/dashboard/organization', { body }))
export const setSecondFactor = (body: Schemas['SecondFactorUpdate']) =>
  callDashboard((api) => api.PATCH('/dashboard/second_factor', { body }))

export const roleOptions = optionsOf(['owner', 'member', 'read_only'], text.roles)
