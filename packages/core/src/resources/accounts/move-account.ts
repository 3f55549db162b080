import { statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { changeAccount } from './change-account.ts'
import { findOperatorAccountToChange, type OperatorAccount, operatorAccountView } from './operator-account.ts'

const findTeam = statement('find_team', 'SELECT id FROM teams WHERE organization_id = $1 AND id = $2')

/**
 * Moves an account to another team of its organization. Existing contacts stay in their team; new contacts join the new team.
 *
 * @throws OperatorError for an unknown account or team
 */
export async function moveAccount(
  tx: Transaction,
  { id, team_id }: { id: string; team_id: string },
): Promise<OperatorAccount> {
  const row = await findOperatorAccountToChange(tx, id)
  const teams = await tx.query(findTeam, [row.organization_id, team_id])
  if (teams.length === 0) throw new OperatorError(`Organization ${row.organization_id} has no team ${team_id}.`)
  return row.team_id === team_id ? operatorAccountView(row) : changeAccount(tx, row, { team_id })
}
