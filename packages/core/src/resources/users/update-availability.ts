import type { Availability, UpdateAvailabilityInput } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

const updateStatement = statement(
  'update_availability',
  `UPDATE users SET available = $3, updated_at = now()
   WHERE organization_id = $1 AND id = $2 AND available IS DISTINCT FROM $3`,
)

/** Changes whether conversations are assigned in turn to the signed-in user. */
export async function updateAvailability(
  tx: Transaction,
  scope: Scope,
  { body }: UpdateAvailabilityInput,
  { userId }: { readonly userId: string },
): Promise<Availability> {
  const { available, ...rest } = body
  noOtherFields(rest)
  await tx.execute(updateStatement, [scope.organizationId, userId, available])
  return { id: userId, object: 'availability', available }
}
