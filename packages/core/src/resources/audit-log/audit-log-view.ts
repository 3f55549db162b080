import type { AuditLogEntry } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'

export const auditLogColumns = `created_at, id, action, outcome, user_id, user_name, user_email, target_id, details, ip,
  user_agent, request_id`

export function auditLogView(row: RowOf<'list_audit_log'>): AuditLogEntry {
  const { user_id, user_name, user_email } = row
  return {
    id: row.id,
    object: 'audit_log_entry',
    action: row.action,
    outcome: row.outcome,
    user: user_id === null ? null : { id: user_id, name: user_name ?? '', email: user_email ?? '' },
    target_id: row.target_id,
    details: row.details,
    ip: row.ip,
    user_agent: row.user_agent,
    request_id: row.request_id,
    created_at: row.created_at,
  }
}
