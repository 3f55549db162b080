import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import { requireName } from '../../mechanisms/input/index.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { type Team, teamColumns, teamView } from './team-view.ts'

const insertTeam = statement(
  'create_team',
  `INSERT INTO teams AS team (organization_id, id, name)
   SELECT organization.id, $2, $3 FROM organizations organization WHERE organization.id = $1
   RETURNING ${teamColumns}`,
)

/** @throws OperatorError for an unknown organization or an invalid name */
export async function createTeam(tx: Transaction, input: { organization_id: string; name: string }): Promise<Team> {
  const values = [input.organization_id, newId('team'), requireName(input.name, 'name')]
  const [row] = await tx.query(insertTeam, values)
  if (row === undefined) throw organizationNotFound(input.organization_id)
  return teamView(row)
}
