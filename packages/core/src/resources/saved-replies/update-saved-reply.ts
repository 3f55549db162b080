import type { SavedReply, UpdateSavedReplyInput } from '@channel/contract/types'
import { isUniqueViolation, statement, type Transaction } from '@channel/db'
import { changeRow, changesTo, writtenColumns } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findSavedReplyToChange, shortcutTaken } from './find-saved-reply.ts'
import { requireReplyVariables } from './require-reply-variables.ts'
import { type SavedReplyRow, savedReplyView } from './saved-reply-view.ts'

const columns = writtenColumns<UpdateSavedReplyInput['body']>(3, { name: 'value', shortcut: 'value', text: 'value' })

const updateStatement = statement('update_saved_reply', `UPDATE saved_replies ${changeRow(columns)}`)

/**
 * Changes a saved reply. Missing fields keep their values. If nothing changes, `updated_at` does not change either.
 *
 * @throws ApiError `resource_not_found`; `invalid_field_value` for an unknown variable, and for a shortcut that another one has
 */
export async function updateSavedReply(
  tx: Transaction,
  scope: Scope,
  { params, body }: UpdateSavedReplyInput,
): Promise<SavedReply> {
  requireReplyVariables(body.text)
  const row = await findSavedReplyToChange(tx, scope, params.id)
  const changes = changesTo(row, body)
  if (Object.keys(changes).length === 0) return savedReplyView(row)
  const next: SavedReplyRow = { ...row, ...changes }
  try {
    const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, ...columns.values(next)])
    return savedReplyView({ ...next, ...updated })
  } catch (error) {
    throw isUniqueViolation(error, 'saved_replies_shortcut_key') ? shortcutTaken(next.shortcut) : error
  }
}
