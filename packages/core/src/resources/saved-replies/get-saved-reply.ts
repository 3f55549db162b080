import type { GetSavedReplyInput, SavedReply } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findSavedReply } from './find-saved-reply.ts'
import { savedReplyView } from './saved-reply-view.ts'

/**
 * Returns a saved reply of the organization.
 *
 * @throws as {@link findSavedReply}
 */
export async function getSavedReply(
  database: Queryable,
  scope: Scope,
  { params }: GetSavedReplyInput,
): Promise<SavedReply> {
  return savedReplyView(await findSavedReply(database, scope, params.id))
}
