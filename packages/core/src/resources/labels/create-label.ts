import type { CreateLabelInput, Label } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields, writtenColumns } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { labelNameTaken } from './find-label.ts'
import { labelColumns, labelView } from './label-view.ts'

const columns = writtenColumns<Omit<CreateLabelInput['body'], 'team_id'>>(4, { name: 'value', color: 'value' })

// The team is found and the label inserted in one statement: it inserts when exactly one team matches, and that has no
// label of the name. Its rows, one a team, tell which of these was not so.
const insertLabel = (teamIs: string) => `
  WITH team AS MATERIALIZED (SELECT id FROM teams WHERE organization_id = $1 AND ${teamIs} LIMIT 2),
  created AS (
    INSERT INTO labels (organization_id, id, team_id, ${columns.names})
    SELECT $1, $3, id, ${columns.params} FROM team WHERE (SELECT count(*) FROM team) = 1
    ON CONFLICT ON CONSTRAINT labels_name_key DO NOTHING
    RETURNING ${labelColumns}
  )
  SELECT created.* FROM team LEFT JOIN created ON true`

const insertInTeam = statement('create_label', insertLabel('id = $2'))
const insertInOnlyTeam = statement('create_label_in_only_team', insertLabel('$2::text IS NULL'))

/**
 * Creates a label in the team that is named, or in the organization's only one. One round trip.
 *
 * @throws ApiError `invalid_field_value` for a team that is unknown, somebody else's, or not named where there are several,
 *   and for a name that the team has already
 */
export async function createLabel(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<CreateLabelInput, 'body'>,
): Promise<Label> {
  const { team_id, name, color, ...rest } = body
  noOtherFields(rest)
  const insert = team_id === undefined ? insertInOnlyTeam : insertInTeam
  const rows = await tx.query(insert, [
    scope.organizationId,
    team_id ?? null,
    newId('label'),
    ...columns.values({ name, color }),
  ])
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
