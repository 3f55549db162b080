import type { CreateNoteInput, Note } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Author, Scope } from '../../mechanisms/scope/index.ts'
import { requireConversation } from './find-note.ts'
import { noteColumns, noteJoins, noteView } from './note-view.ts'
import { recordMentions, requireMentionedUsers } from './record-mentions.ts'

const insertStatement = statement(
  'create_note',
  `WITH note AS (
     INSERT INTO notes (organization_id, id, conversation_id, text, author_user_id, author_key_id)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING *
   )
   SELECT ${noteColumns} FROM note ${noteJoins}`,
)

/**
 * Writes a note about a conversation, which does not change. Notifies the mentioned users. Records `note.created`.
 *
 * @throws ApiError `resource_not_found`, `channel_number_not_verified`; `invalid_field_value` for an unknown user
 */
export async function createNote(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<CreateNoteInput, 'params' | 'body'>,
  { author }: { readonly author: Author },
): Promise<Note> {
  const { text, ...rest } = body
  noOtherFields(rest)
  const account = await requireConversation(tx, scope, params)
  const users = await requireMentionedUsers(tx, scope, text)
  const [userId, keyId] = author.type === 'user' ? [author.id, null] : [null, author.id]
  const values = [scope.organizationId, newId('note'), params.id, text, userId, keyId]
  const [row] = await tx.query(insertStatement, values)
  if (row === undefined) throw new Error('The new note was not returned.')
  recordMentions(tx, scope, row.id, users, author)
  const note = noteView(row, account)
  const { organizationId } = scope
  recordEvent(tx, organizationId, { type: 'note.created', created_at: note.created_at, account, object: note })
  return note
}
