import type { HandlerResult, Route, Stages } from '@channel/codegen/hono'
import type { DashboardOperationId } from '@channel/contract/dashboard/types'
import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { type AuditRecord, recordAudit } from '@channel/core/mechanisms/audit-log'
import type { Transaction } from '@channel/db'
import { invoke } from '../../request/invoke.ts'
import type { DashboardContext, DashboardEnv } from './dashboard-context.ts'

type Invoke = NonNullable<Stages<DashboardEnv, DashboardContext>['invoke']>

/**
 * Runs a handler as the public API does, and records every write in the audit log: in its transaction, or right after a
 * handler that has none.
 */
export const auditWrites: Invoke = async (handle, context, route, request, validate) => {
  if (route.method === 'get') return invoke(handle, context, route, request, validate)
  let isRecorded = false
  const record = (tx: Transaction, reply: unknown) => {
    isRecorded = true
    const { operationId: action } = route
    const data = dataOf(reply as HandlerResult)
    const targetId = targetOf(data, route, request.path)
    auditEntry(tx, context, { action, outcome: 'succeeded', targetId, details: detailsOf(action, data) })
  }
  context.recordWrite = record
  const result = await invoke(handle, context, route, request, validate)
  const isReplay = result.headers?.['Idempotent-Replayed'] === 'true'
  if (!isRecorded && !isReplay) await context.database.transaction(async (tx) => record(tx, result))
  return result
}

/** Records an entry about a request and its user. */
export function auditEntry(
  tx: Transaction,
  { auditedUser, client, requestId }: DashboardContext,
  entry: Pick<AuditRecord, 'action' | 'outcome'> & Partial<AuditRecord>,
): void {
  const user = entry.user ?? auditedUser
  const organizationId = entry.organizationId ?? auditedUser?.organizationId ?? unauthenticatedOrganizationId
  const { address: ip, userAgent } = client
  recordAudit(tx, { ip, userAgent, requestId, ...entry, user, organizationId })
}

type Data = Readonly<Record<string, unknown>>

function dataOf({ body }: HandlerResult): Data {
  return (body as { data?: Data } | undefined)?.data ?? {}
}

/** The fields of the response that the audit log keeps. None of them is a secret. */
const keptFields: Partial<Record<DashboardOperationId, readonly string[]>> = {
  createApiKey: ['name', 'display', 'expires_at'],
  deleteApiKey: ['name', 'display'],
  updateMember: ['email', 'role'],
  updateProfile: ['name'],
  createMemberPasswordReset: ['email'],
  deleteMemberSecondFactor: ['email'],
  createInvitation: ['email', 'role'],
  updateOrganization: ['name', 'brand_color'],
  updateSecondFactor: ['enabled'],
  deleteOtherUserSessions: ['count'],
}

function detailsOf(action: string, data: Data): Data | undefined {
  const fields = keptFields[action as DashboardOperationId]
  return fields && Object.fromEntries(fields.map((field) => [field, data[field]]))
}

/** The id in the response, else the one in the path. */
function targetOf({ id }: Data, { path }: Route, requestPath: string): string | undefined {
  if (typeof id === 'string') return id
  const index = path.split('/').findLastIndex((segment) => segment === '{id}' || segment === '{name}')
  return index < 0 ? undefined : requestPath.split('/')[index]
}
