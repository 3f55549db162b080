import type { CreateLabelInput, Label } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields, writtenColumns } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { labelNameTaken } from './find-label.ts'
import { labelColumns, labelView } from './label-view.ts'

const columns = writtenColumns<Omit<CreateLabelInput['body'], 'team_id'>>(4, { name: 'value', color: 'value' })

// One statement finds the team and inserts the label. It inserts if exactly one team matches and has no label of that name. It
// returns one row per team, which shows the condition that failed.
const insertLabel = (teamIs: string) => `
  WITH team AS MATERIALIZED (SELECT id FROM teams WHERE organization_id = $1 AND ${teamIs} LIMIT 2),
  created AS (
    INSERT INTO labels (organization_id, id, team_id, ${columns.names})
    SELECT $1, $3, id, ${columns.params} FROM team WHERE (SELECT count(*) FROM team) = 1
    ON CONFLICT (organization_id, team_id, btrim(search_text(name))) DO NOTHING
    RETURNING ${labelColumns}
  )
  SELECT created.* FROM team LEFT JOIN created ON true`

const insertInTeam = statement('create_label', insertLabel('id = $2'))
const insertInOnlyTeam = statement('create_label_in_only_team', insertLabel('$2::text IS NULL'))

/**
 * Creates a label in the given team, by default in the organization's only team. One round trip.
 *
 * @throws ApiError `invalid_field_value` for a team that is unknown or belongs to another organization, for a missing `team_id`
 *   unless there is exactly one team, and for a name that the team already has
 */
export async function createLabel(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<CreateLabelInput, 'body'>,
): Promise<Label> {
  const { team_id, name, color, ...rest } = body
  noOtherFields(rest)
  const insert = team_id === undefined ? insertInOnlyTeam : insertInTeam
  const values = [scope.organizationId, team_id ?? null, newId('label'), ...columns.values({ name, color })]
  const rows = await tx.query(insert, values)
  const [row] = rows
  if (rows.length > 1) {
    throw invalidField(
      'team_id',
      '`team_id` is required: your organization has several teams. `GET /v1/me` lists them.',
    )
  }
  if (row === undefined) {
    const problem = team_id === undefined ? 'Your organization has no team yet.' : `There is no team ${team_id}.`
    throw invalidField('team_id', `${problem} \`GET /v1/me\` lists your teams.`)
  }
  if (row.id === null) throw labelNameTaken(name)
  return labelView(row)
}
