import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

// Locked, so that two owners cannot remove each other at the same time.
const lockOwners = statement(
  'require_other_owner',
  "SELECT id FROM members WHERE organization_id = $1 AND role = 'owner' ORDER BY id FOR UPDATE",
)

/** @throws ApiError `last_owner` if the organization has no owner but this user */
export async function requireOtherOwner(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const owners = await tx.query(lockOwners, [scope.organizationId])
  if (owners.length === 1 && owners[0]?.id === id)
    throw new ApiError('last_owner', 'An organization needs an owner. Make another member an owner first.')
}
