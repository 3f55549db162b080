import { type Queryable, statement } from '@channel/db'

const selectRequirement = statement(
  'find_second_factor_requirement',
  'SELECT require_second_factor FROM organizations WHERE id = $1',
)

/** Whether an organization requires its members to sign in with a second factor. */
export async function requiresSecondFactor(database: Queryable, organizationId: string): Promise<boolean> {
  const [row] = await database.query(selectRequirement, [organizationId])
  return row?.require_second_factor === true
}
