import { statement, type Transaction } from '@channel/db'

// Who comes next stays the same: the turns continue after the user before.
const leaveStatement = statement(
  'leave_assignment_rules',
  `UPDATE assignment_rules
   SET user_ids = array_remove(user_ids, $2), updated_at = now(),
       last_user_id = CASE WHEN last_user_id = $2 THEN user_ids[array_position(user_ids, $2) - 1] ELSE last_user_id END
   WHERE organization_id = $1 AND $2 = ANY(user_ids)`,
)

/** Takes a user out of the turns of all accounts. */
export function leaveAssignmentRules(
  tx: Transaction,
  { organization_id, user_id }: { readonly organization_id: string; readonly user_id: string },
): void {
  tx.enqueue(leaveStatement, [organization_id, user_id])
}
