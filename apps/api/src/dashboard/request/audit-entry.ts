import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { type AuditRecord, recordAudit } from '@channel/core/mechanisms/audit-log'
import type { Transaction } from '@channel/db'
import type { SignedIn } from '@channel/sign-in'
import type { ClientOfRequest } from './client-of-request.ts'

/** A user as the audit log names it. */
export type AuditedUser = Pick<SignedIn, 'userId' | 'organizationId' | 'name' | 'email'>

/** A request as the audit log names it. */
export interface AuditedRequest {
  readonly requestId: string
  readonly client: ClientOfRequest
  readonly auditedUser?: AuditedUser | undefined
}

/** Records an entry about a request and its user. */
export function auditEntry(
  tx: Transaction,
  { auditedUser, client, requestId }: AuditedRequest,
  entry: Pick<AuditRecord, 'action' | 'outcome'> & Partial<AuditRecord>,
): void {
  const user = entry.user ?? auditedUser
  const organizationId = entry.organizationId ?? auditedUser?.organizationId ?? unauthenticatedOrganizationId
  const { address: ip, userAgent } = client
  recordAudit(tx, { ip, userAgent, requestId, ...entry, user, organizationId })
}
