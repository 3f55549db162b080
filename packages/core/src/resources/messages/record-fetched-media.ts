import type { Message } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { inboundAccount } from '../accounts/index.ts'
import { messageColumns, messageJoins, messageView } from './message-view.ts'

/** The result of fetching a file of an inbound message. */
export interface FetchedMedia {
  readonly phone_number_id: string
  /** The message that the file belongs to. */
  readonly message_id: string
  /**
   * The path below the public base URL of media, the size in bytes if known, and the MIME type, which is used if the message
   * did not report one. Null if the download failed permanently.
   */
  readonly stored: { readonly path: string; readonly size: number | null; readonly mime_type?: string | null } | null
}

const findStatement = statement(
  'find_message_for_media',
  `SELECT ${messageColumns} FROM messages message ${messageJoins}
   WHERE message.organization_id = $1 AND message.phone_number_id = $2 AND message.id = $3`,
)
const updateStatement = statement(
  'record_fetched_media',
  `WITH changed AS (
     UPDATE media SET status = $3, path = $4, size = coalesce($5, size), mime_type = coalesce(mime_type, $6)
     WHERE organization_id = $1 AND id = $2 AND status <> 'ready'
     RETURNING id
   )
   SELECT statement_timestamp() AS changed_at FROM changed`,
)

/**
 * Records that the file of a message is stored, or that its download failed permanently. Records `message.updated`, unless the
 * message was imported. A stored file is never replaced.
 *
 * @returns the current message; undefined if the message or its file does not exist (any more)
 * @throws ApiError `resource_not_found` for an account that is not the organization's
 */
export async function recordFetchedMedia(
  tx: Transaction,
  scope: InboundScope,
  { phone_number_id, message_id, stored }: FetchedMedia,
): Promise<Message | undefined> {
  const { reference: account } = await inboundAccount(tx, scope, phone_number_id)
  const [row] = await tx.query(findStatement, [scope.organizationId, phone_number_id, message_id])
  if (row === undefined || row.media_id === null) return undefined
  const before = messageView(row, account, scope)
  const media_status = stored === null ? 'failed' : 'ready'
  const { path = null, size = null, mime_type = null } = stored ?? {}
  const values = [scope.organizationId, row.media_id, media_status, path, size, mime_type]
  const [updated] = await tx.query(updateStatement, values)
  if (updated === undefined) return before
  const media = { media_size: size ?? row.media_size, media_mime_type: row.media_mime_type ?? mime_type }
  const message = messageView({ ...row, ...media, media_status, media_path: path }, account, scope)
  if (row.imported) return message
  recordEvent(tx, scope.organizationId, {
    type: 'message.updated',
    created_at: updated.changed_at,
    account,
    object: message,
    previous_attributes: { media: before.media, ...(stored !== null && { media_url: before.media_url }) },
  })
  return message
}
