import { recordAudit } from '@channel/core/mechanisms/audit-log'
import type { Transaction } from '@channel/db'

/** Records in an organization's audit log what an operator did for it. */
export function auditOperator(
  tx: Transaction,
  entry: {
    readonly organization_id: string
    /** The name that the dashboard has for the action. */
    readonly action: string
    readonly target_id: string
    readonly details?: Readonly<Record<string, unknown>>
  },
): void {
  const { organization_id: organizationId, action, target_id: targetId, details } = entry
  recordAudit(tx, { organizationId, action, outcome: 'succeeded', targetId, details })
}
