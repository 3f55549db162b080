import type { Invitation } from '@channel/contract/dashboard/types'
import { type Queryable, statement } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { invitationColumns, invitationsWithInviters, invitationView } from './invitation-view.ts'

const selectInvitation = statement(
  'find_invitation',
  `SELECT ${invitationColumns} FROM ${invitationsWithInviters}
   WHERE link.organization_id = $1 AND link.id = $2 AND link.purpose = 'invitation'`,
)

/** @throws ApiError `resource_not_found` if the organization has no such invitation */
export async function findInvitation(
  database: Queryable,
  scope: Pick<Scope, 'organizationId' | 'now'>,
  id: string,
): Promise<Invitation> {
  const [row] = await database.query(selectInvitation, [scope.organizationId, id])
  if (row === undefined) throw notFound('id', `There is no invitation ${id}.`)
  return invitationView(row, scope.now())
}
