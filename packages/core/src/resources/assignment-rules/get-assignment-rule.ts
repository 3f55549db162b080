import type { AssignmentRule, GetAssignmentRuleInput } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { assignmentRuleView } from './assignment-rule-view.ts'

const selectStatement = statement(
  'get_assignment_rule',
  `SELECT ${pathAccountColumns}, rule.mode, rule.user_ids
   FROM ${accountTables}
   LEFT JOIN assignment_rules rule ON rule.organization_id = $1 AND rule.phone_number_id = account.phone_number_id
   WHERE ${pathAccountIs}`,
)

/**
 * Returns how the conversations of an account are assigned.
 *
 * @throws ApiError as {@link requireUsableAccount}
 */
export async function getAssignmentRule(
  database: Queryable,
  scope: Scope,
  { params: { phone_number_id } }: GetAssignmentRuleInput,
): Promise<AssignmentRule> {
  const [row] = await database.query(selectStatement, [scope.organizationId, phone_number_id])
  requireUsableAccount(row, phone_number_id)
  return assignmentRuleView(row!)
}
