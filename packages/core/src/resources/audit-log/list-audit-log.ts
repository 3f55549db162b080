import type { AuditLogEntry, ListAuditLogInput } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { type FilterOf, listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { auditLogColumns, auditLogView } from './audit-log-view.ts'

const selectEntries = listStatements<FilterOf<ListAuditLogInput['query']>, RowOf<'list_audit_log'>>({
  name: 'list_audit_log',
  fixedValues: 2,
  filters: { user_id: (param) => `user_id = ${param}`, action: (param) => `action = ${param}` },
  text: ({ conditions, after }) => `
    SELECT ${auditLogColumns} FROM audit_log
    WHERE organization_id = $1${conditions}
      ${after ? `AND (created_at, id) < ${after}` : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2`,
})

/**
 * Lists the organization's audit log, newest first.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listAuditLog(
  database: Queryable,
  scope: Scope,
  { query }: ListAuditLogInput,
): Promise<Page<AuditLogEntry>> {
  const { limit, cursor, ...filters } = query
  const page = readPage(scope, { limit, cursor }, { list: 'listAuditLog', filters })
  const { statement, values } = selectEntries(filters, page.after)
  const rows = await database.query(statement, [scope.organizationId, page.fetch, ...values])
  return pageOf(page, rows, auditLogView)
}
