import type { AssignmentRule, UpdateAssignmentRuleInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { resolveAccount } from '../accounts/index.ts'
import { assignmentRuleView } from './assignment-rule-view.ts'

const findUsers = statement(
  'find_users_to_take_turns',
  'SELECT id FROM users WHERE organization_id = $1 AND id = ANY($2::text[]) FOR KEY SHARE',
)
const writeStatement = statement(
  'update_assignment_rule',
  `INSERT INTO assignment_rules AS rule (organization_id, phone_number_id, mode, user_ids)
   VALUES ($1, $2, coalesce($3, 'manual'), coalesce($4::text[], '{}'))
   ON CONFLICT (organization_id, phone_number_id) DO UPDATE
     SET mode = coalesce($3, rule.mode), user_ids = coalesce($4::text[], rule.user_ids), updated_at = excluded.updated_at
   RETURNING mode, user_ids`,
)

/**
 * Changes how the conversations of an account are assigned, from the next message on. The turns continue after the user who had the
 * last one.
 *
 * @throws ApiError as {@link resolveAccount}; `invalid_field_value` for a user that does not exist in the organization
 */
export async function updateAssignmentRule(
  tx: Transaction,
  scope: Scope,
  { params: { phone_number_id }, body }: UpdateAssignmentRuleInput,
): Promise<AssignmentRule> {
  const { mode, user_ids, ...rest } = body
  noOtherFields(rest)
  await resolveAccount(tx, scope, phone_number_id)
  if (user_ids !== undefined) await requireUsers(tx, scope, user_ids)
  const [row] = await tx.query(writeStatement, [scope.organizationId, phone_number_id, mode, user_ids])
  return assignmentRuleView(row!)
}

async function requireUsers(tx: Transaction, { organizationId }: Scope, ids: readonly string[]): Promise<void> {
  const found = new Set((await tx.query(findUsers, [organizationId, ids])).map(({ id }) => id))
  const unknown = ids.find((id) => !found.has(id))
  if (unknown !== undefined) throw invalidField('user_ids', `Your organization has no user ${unknown}.`)
}
