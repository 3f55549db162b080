import type { Note, UpdateNoteInput } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { noOtherFields, previousAttributes } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findNoteToChange } from './find-note.ts'
import { noteView } from './note-view.ts'
import { recordMentions, requireMentionedUsers } from './record-mentions.ts'

const updateStatement = statement(
  'update_note',
  `UPDATE notes SET text = $3, edited_at = statement_timestamp() WHERE organization_id = $1 AND id = $2
   RETURNING edited_at AS edited_at`,
)

/**
 * Changes the text of a note and its mentions. The same text changes nothing. Records `note.updated`.
 *
 * @throws ApiError as findNoteToChange; `invalid_field_value` for an unknown user
 */
export async function updateNote(tx: Transaction, scope: Scope, { params, body }: UpdateNoteInput): Promise<Note> {
  const { text, ...rest } = body
  noOtherFields(rest)
  const { row, account } = await findNoteToChange(tx, scope, params)
  const before = noteView(row, account)
  if (text === row.text) return before
  const users = await requireMentionedUsers(tx, scope, text)
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, text])
  recordMentions(tx, scope, row.id, users, before.author)
  const note = noteView({ ...row, text, edited_at: updated?.edited_at ?? null }, account)
  recordEvent(tx, scope.organizationId, {
    type: 'note.updated',
    created_at: updated?.edited_at ?? note.created_at,
    account,
    object: note,
    previous_attributes: previousAttributes(before, note, ['text', 'mentions', 'edited_at']),
  })
  return note
}
