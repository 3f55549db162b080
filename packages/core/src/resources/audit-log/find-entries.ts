import type { GetAuditLogExportInput, ListAuditLogInput } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Position } from '../../mechanisms/pagination/index.ts'
import { auditLogColumns } from './audit-log-view.ts'

/** The filters of the audit log. */
export type AuditLogFilters = GetAuditLogExportInput['query']

const selectEntries = listStatements<FilterOf<ListAuditLogInput['query']>, RowOf<'list_audit_log'>>({
  name: 'list_audit_log',
  fixedValues: 2,
  filters: {
    user_id: (param) => `user_id = ${param}`,
    action: (param) => `action = ${param}`,
    created_after: (param) => `created_at >= ${param}`,
    created_before: (param) => `created_at < ${param}`,
  },
  text: ({ conditions, after }) => `
    SELECT ${auditLogColumns} FROM audit_log
    WHERE organization_id = $1${conditions}
      ${after ? `AND (created_at, id) < ${after}` : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2`,
})

/** Finds entries of an organization, newest first, beginning after a position. */
export async function findEntries(
  database: Queryable,
  organizationId: string,
  filters: AuditLogFilters,
  after: Position | undefined,
  count: number,
): Promise<RowOf<'list_audit_log'>[]> {
  const { statement, values } = selectEntries(filters, after)
  return database.query(statement, [organizationId, count, ...values])
}
