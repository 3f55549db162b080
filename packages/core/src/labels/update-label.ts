import type { Label, UpdateLabelInput } from '@channel/contract/types'
import { isUniqueViolation, statement, type Transaction } from '@channel/db'
import { noOtherFields } from '../no-other-fields.ts'
import type { Scope } from '../scope.ts'
import { findLabelToChange, labelNameTaken } from './find-label.ts'
import { type LabelRow, labelColumns, labelView } from './label-view.ts'

const updateStatement = statement(
  'update_label',
  `UPDATE labels
   SET name = $3, color = $4, updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2
   RETURNING ${labelColumns}`,
)

/**
 * Changes a label: a field that is left out stays. When nothing changes by it, neither does `updated_at`.
 *
 * @throws ApiError `resource_not_found`; `invalid_field_value` for a name that the team has already
 */
export async function updateLabel(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<UpdateLabelInput, 'params' | 'body'>,
): Promise<Label> {
  const row = await findLabelToChange(tx, scope, params.id)
  const { name = row.name, color = row.color, ...rest } = body
  noOtherFields(rest)
  if (name === row.name && color === row.color) return labelView(row)
  try {
    const [updated] = await tx.query<LabelRow>(updateStatement, [scope.organizationId, row.id, name, color])
    return labelView({ ...row, ...updated })
  } catch (error) {
    throw isUniqueViolation(error, 'labels_name_key') ? labelNameTaken(name) : error
  }
}
