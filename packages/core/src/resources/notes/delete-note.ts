import type { DeletedNote, DeleteNoteInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findNoteToChange } from './find-note.ts'

// ON DELETE CASCADE deletes its mentions.
const deleteStatement = statement(
  'delete_note',
  `WITH deleted AS (
     DELETE FROM notes WHERE organization_id = $1 AND id = $2 RETURNING id
   )
   SELECT statement_timestamp() AS deleted_at FROM deleted`,
)

/**
 * Deletes a note permanently. Records `note.deleted`, which contains only the id.
 *
 * @throws ApiError as findNoteToChange
 */
export async function deleteNote(tx: Transaction, scope: Scope, { params }: DeleteNoteInput): Promise<DeletedNote> {
  const { row, account } = await findNoteToChange(tx, scope, params)
  const [removed] = await tx.query(deleteStatement, [scope.organizationId, row.id])
  const deleted: DeletedNote = { id: row.id, object: 'note', deleted: true }
  const created_at = removed?.deleted_at ?? row.created_at
  recordEvent(tx, scope.organizationId, { type: 'note.deleted', created_at, account, object: deleted })
  return deleted
}
