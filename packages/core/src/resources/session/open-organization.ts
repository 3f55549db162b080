import { statement, type Transaction } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'

const markOpened = statement(
  'mark_organization_opened',
  `UPDATE members SET opened_at = statement_timestamp() WHERE sign_in_id = $1 AND organization_id = $2 RETURNING id`,
)
const setActive = statement(
  'open_organization',
  'UPDATE sign_in_sessions SET active_organization_id = $2 WHERE id = $1',
)

/** A session, and the organization to open in it. */
export interface OrganizationToOpen {
  readonly sessionId: string
  readonly signInId: string
  readonly organizationId: string
}

/**
 * Opens an organization in a session.
 *
 * @throws ApiError `resource_not_found` unless the user belongs to it
 */
export async function openOrganization(
  tx: Transaction,
  { sessionId, signInId, organizationId }: OrganizationToOpen,
): Promise<void> {
  const [opened] = await tx.query(markOpened, [signInId, organizationId])
  if (opened === undefined) throw notFound('organization_id', `You do not belong to an organization ${organizationId}.`)
  await tx.execute(setActive, [sessionId, organizationId])
}
