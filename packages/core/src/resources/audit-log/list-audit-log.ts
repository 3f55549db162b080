import type { AuditLogEntry, ListAuditLogInput } from '@channel/contract/dashboard/types'
import type { Queryable } from '@channel/db'
import { type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { auditLogView } from './audit-log-view.ts'
import { findEntries } from './find-entries.ts'

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
  const rows = await findEntries(database, scope.organizationId, filters, page.after, page.fetch)
  return pageOf(page, rows, auditLogView)
}
