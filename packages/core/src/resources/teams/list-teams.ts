import { type Queryable, statement } from '@channel/db'
import { type Team, teamColumns, teamView } from './team-view.ts'

const selectTeams = statement(
  'list_teams',
  `SELECT ${teamColumns} FROM teams WHERE $1::text IS NULL OR organization_id = $1 ORDER BY created_at DESC, id DESC`,
)

/** Lists the teams of one or all organizations, newest first. */
export async function listTeams(
  database: Queryable,
  input: { organization_id?: string | undefined } = {},
): Promise<Team[]> {
  const rows = await database.query(selectTeams, [input.organization_id])
  return rows.map(teamView)
}
