import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { findMemberByEmail } from '@channel/core/members'
import type { Dependencies } from '../../dependencies.ts'
import { type AuditedRequest, auditEntry } from './audit-entry.ts'

/** An attempt that was refused. */
export interface Refusal {
  /** The operationId. */
  readonly action: string
  readonly reason: string
  /** The account that the attempt names, whether or not it exists. */
  readonly email?: string | undefined
}

/** Records a refusal. An unknown account takes as long as a known one, so that the time does not tell them apart. */
export async function auditRefusal(
  { database }: Pick<Dependencies, 'database'>,
  request: AuditedRequest,
  { action, reason, email }: Refusal,
): Promise<void> {
  const member = email === undefined ? undefined : await findMemberByEmail(database, email)
  const user = member && { userId: member.id, name: member.name, email: member.email }
  const organizationId = member?.organization_id ?? unauthenticatedOrganizationId
  const entry = { action, outcome: 'refused', organizationId, user, details: { reason } } as const
  await database.transaction(async (tx) => auditEntry(tx, request, entry))
}
