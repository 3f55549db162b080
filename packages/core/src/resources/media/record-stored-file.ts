import type { Message } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { recordFetchedMedia } from '../messages/index.ts'

/** A file that is already in the store and was not fetched from the provider. */
export interface StoredFile {
  /** The name in the store, from `newFileName`. */
  readonly stored_name: string
  /** In bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
}

const recordStatement = statement(
  'record_stored_file',
  `WITH message AS (
     SELECT media_id FROM messages WHERE organization_id = $1 AND id = $2 AND media_id IS NOT NULL
   ), file AS (
     INSERT INTO media_files (stored_name, organization_id, media_id) SELECT $3, $1, media_id FROM message
   )
   UPDATE media SET stored_name = $3, sha256 = $4, provider_media_id = NULL, provider_url = NULL
   FROM message WHERE media.organization_id = $1 AND media.id = message.media_id`,
)

/**
 * Records, in the transaction of a message, that its file is already in the store and not at the provider, so that no worker
 * fetches it. Records `message.updated`.
 *
 * @returns the current message; undefined if it has no file
 */
export async function recordStoredFile(
  tx: Transaction,
  scope: InboundScope,
  message: { readonly phone_number_id: string; readonly message_id: string },
  { stored_name, size, sha256 }: StoredFile,
): Promise<Message | undefined> {
  tx.enqueue(recordStatement, [scope.organizationId, message.message_id, stored_name, sha256])
  return recordFetchedMedia(tx, scope, { ...message, stored: { path: stored_name, size } })
}
