import { statement, type Transaction } from '@channel/db'
import { newId } from '../ids/index.ts'

/** One entry of the audit log, before it is recorded. */
export interface AuditRecord {
  readonly organizationId: string
  /** The operationId, of the dashboard or the public API. */
  readonly action: string
  readonly outcome: 'succeeded' | 'refused'
  /** Undefined for an operator, and for an unknown user. */
  readonly user?: { readonly userId: string; readonly name: string; readonly email: string } | undefined
  readonly targetId?: string | undefined
  readonly details?: Readonly<Record<string, unknown>> | undefined
  readonly ip?: string | undefined
  readonly userAgent?: string | undefined
  /** Undefined for a command of the operator. */
  readonly requestId?: string | undefined
}

const insertEntry = statement(
  'record_audit',
  `INSERT INTO audit_log (organization_id, id, action, outcome, user_id, user_name, user_email, target_id, details, ip,
                          user_agent, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
)

/** Records an entry in the transaction of the write that it describes. Costs no round trip. */
export function recordAudit(tx: Transaction, entry: AuditRecord): void {
  const { organizationId, action, outcome, user, targetId, details, ip, userAgent, requestId } = entry
  const who = [user?.userId, user?.name, user?.email]
  const what = [newId('auditLogEntry'), action, outcome, ...who, targetId, details]
  tx.enqueue(insertEntry, [organizationId, ...what, ip, userAgent, requestId])
}
