import type { AccountReference, UpdateNoteInput } from '@channel/contract/types'
import { type Queryable, statement, type Transaction } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { type NoteRow, noteColumns, noteJoins } from './note-view.ts'

const findConversation = statement(
  'find_conversation_of_notes',
  `WITH locked AS MATERIALIZED (
     SELECT id FROM conversations WHERE organization_id = $1 AND phone_number_id = $2 AND id = $3 FOR KEY SHARE
   )
   SELECT ${pathAccountColumns}, conversation.id
   FROM ${accountTables} LEFT JOIN locked conversation ON true WHERE ${pathAccountIs}`,
)

/**
 * Requires that the conversation of a path exists.
 *
 * @returns its account
 * @throws ApiError `resource_not_found`, `channel_number_not_verified`
 */
export async function requireConversation(
  database: Queryable,
  scope: Scope,
  { phone_number_id, id }: { readonly phone_number_id: string; readonly id: string },
): Promise<AccountReference> {
  const [row] = await database.query(findConversation, [scope.organizationId, phone_number_id, id])
  const account = requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.id === null) throw notFound('id', `There is no conversation ${id}.`)
  return account
}

const findStatement = statement(
  'find_note_to_change',
  `WITH locked AS MATERIALIZED (
     SELECT * FROM notes WHERE organization_id = $1 AND id = $4 AND conversation_id = $3 FOR NO KEY UPDATE
   )
   SELECT ${pathAccountColumns}, note.*
   FROM ${accountTables}
   LEFT JOIN (SELECT ${noteColumns} FROM locked note ${noteJoins} WHERE conversation.phone_number_id = $2) note ON true
   WHERE ${pathAccountIs}`,
)

/** A note, and the account of its conversation. */
export interface FoundNote {
  readonly row: NoteRow
  readonly account: AccountReference
}

/**
 * Fetches a note, and locks it until the transaction ends.
 *
 * @throws ApiError `resource_not_found`, `channel_number_not_verified`
 */
export async function findNoteToChange(
  tx: Transaction,
  scope: Scope,
  { phone_number_id, id, note_id }: UpdateNoteInput['params'],
): Promise<FoundNote> {
  const [row] = await tx.query(findStatement, [scope.organizationId, phone_number_id, id, note_id])
  const account = requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.id === null) {
    await requireConversation(tx, scope, { phone_number_id, id })
    throw notFound('note_id', `The conversation has no note ${note_id}.`)
  }
  return { row, account }
}
