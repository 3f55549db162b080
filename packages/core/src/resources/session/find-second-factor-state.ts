import { type Queryable, statement } from '@channel/db'

/** What a session's organization requires, and what else its user can sign in with. */
export interface SecondFactorState {
  readonly requiresSecondFactor: boolean
  readonly hasPasskey: boolean
}

const selectState = statement(
  'find_second_factor_state',
  `SELECT require_second_factor, EXISTS (SELECT FROM sign_in_passkeys WHERE user_id = $2) AS has_passkey
   FROM organizations WHERE id = $1`,
)

/** Whether the organization requires a second factor, and whether the user has a passkey, which is one. */
export async function findSecondFactorState(
  database: Queryable,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
): Promise<SecondFactorState> {
  const [row] = await database.query(selectState, [organizationId, userId])
  return { requiresSecondFactor: row?.require_second_factor === true, hasPasskey: row?.has_passkey === true }
}
