import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { findMemberByEmail } from '@channel/core/members'
import { auditEntry } from './audit-writes.ts'
import type { DashboardContext } from './dashboard-context.ts'

const details = { reason: 'rate_limit_exceeded' }

/**
 * Records an attempt beyond the limit. Only the first within a minute is recorded, so that an attacker cannot fill the audit
 * log.
 *
 * @param whose the address or the account that the attempt was charged to
 * @param email the account, if the attempt names one
 */
export async function auditExcess(
  context: DashboardContext,
  action: string,
  whose: string,
  email?: string,
): Promise<void> {
  const charge = await context.dependencies.rateLimiter.charge(whose, 'recorded_excess')
  if (charge?.isExceeded) return
  const member = email === undefined ? undefined : await findMemberByEmail(context.database, email)
  const user = member && { userId: member.id, name: member.name, email: member.email }
  const organizationId = member?.organization_id ?? unauthenticatedOrganizationId
  await context.database.transaction(async (tx) =>
    auditEntry(tx, context, { action, outcome: 'refused', organizationId, user, details }),
  )
}
