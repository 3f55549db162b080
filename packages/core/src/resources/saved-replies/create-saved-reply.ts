import type { CreateSavedReplyInput, SavedReply } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { noOtherFields, writtenColumns } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { shortcutTaken } from './find-saved-reply.ts'
import { requireReplyVariables } from './require-reply-variables.ts'
import { savedReplyColumns, savedReplyView } from './saved-reply-view.ts'

const columns = writtenColumns<CreateSavedReplyInput['body']>(3, { name: 'value', shortcut: 'value', text: 'value' })

const insertStatement = statement(
  'create_saved_reply',
  `INSERT INTO saved_replies (organization_id, id, ${columns.names}) VALUES ($1, $2, ${columns.params})
   ON CONFLICT (organization_id, search_text(shortcut)) DO NOTHING
   RETURNING ${savedReplyColumns}`,
)

/**
 * Creates a saved reply.
 *
 * @throws ApiError `invalid_field_value` for an unknown variable, and for a shortcut that the organization already has
 */
export async function createSavedReply(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<CreateSavedReplyInput, 'body'>,
): Promise<SavedReply> {
  const { name, shortcut, text, ...rest } = body
  noOtherFields(rest)
  requireReplyVariables(text)
  const values = columns.values({ name, shortcut, text })
  const [row] = await tx.query(insertStatement, [scope.organizationId, newId('savedReply'), ...values])
  if (row === undefined) throw shortcutTaken(shortcut)
  return savedReplyView(row)
}
