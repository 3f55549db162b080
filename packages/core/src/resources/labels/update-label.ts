import type { Label, UpdateLabelInput } from '@channel/contract/types'
import { isUniqueViolation, statement, type Transaction } from '@channel/db'
import { changeRow, changesTo, writtenColumns } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findLabelToChange, labelNameTaken } from './find-label.ts'
import { type LabelRow, labelView } from './label-view.ts'

const columns = writtenColumns<UpdateLabelInput['body']>(3, { name: 'value', color: 'value' })

const updateStatement = statement('update_label', `UPDATE labels ${changeRow(columns)}`)

/**
 * Changes a label. Missing fields keep their values. If nothing changes, `updated_at` does not change either.
 *
 * @throws ApiError `resource_not_found`; `invalid_field_value` for a name that the team already has
 */
export async function updateLabel(tx: Transaction, scope: Scope, { params, body }: UpdateLabelInput): Promise<Label> {
  const row = await findLabelToChange(tx, scope, params.id)
  const changes = changesTo(row, body)
  if (Object.keys(changes).length === 0) return labelView(row)
  const next: LabelRow = { ...row, ...changes }
  try {
    const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, ...columns.values(next)])
    return labelView({ ...next, ...updated })
  } catch (error) {
    throw isUniqueViolation(error, 'labels_name_key') ? labelNameTaken(next.name) : error
  }
}
