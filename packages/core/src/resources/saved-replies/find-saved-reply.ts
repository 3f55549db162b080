import { type Queryable, type Statement, statement, type Transaction } from '@channel/db'
import { type ApiError, invalidField, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type SavedReplyRow, savedReplyColumns } from './saved-reply-view.ts'

const selectReply = `SELECT ${savedReplyColumns} FROM saved_replies WHERE organization_id = $1 AND id = $2`

/**
 * Fetches a saved reply of the organization.
 *
 * @throws ApiError `resource_not_found` if it is unknown or belongs to another organization
 */
export const findSavedReply = finder<Queryable>(statement('find_saved_reply', selectReply))

/** Like {@link findSavedReply}, and locks the saved reply until the transaction ends. */
export const findSavedReplyToChange = finder<Transaction>(
  statement('find_saved_reply_to_change', `${selectReply} FOR UPDATE`),
)

function finder<On extends Queryable>(select: Statement<SavedReplyRow>) {
  return async (database: On, scope: Scope, id: string): Promise<SavedReplyRow> => {
    const [row] = await database.query(select, [scope.organizationId, id])
    if (row === undefined) throw savedReplyNotFound(id)
    return row
  }
}

export function savedReplyNotFound(id: string): ApiError {
  return notFound('id', `There is no saved reply ${id}.`)
}

/** 400, as for the name of a label: the contract has no 409 here. */
export function shortcutTaken(shortcut: string): ApiError {
  return invalidField('shortcut', `Your organization already has a saved reply with the shortcut ${shortcut}.`)
}
