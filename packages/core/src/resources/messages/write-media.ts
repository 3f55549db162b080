import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import { hintMedia } from '../../mechanisms/outbox/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { InboundMedia } from './inbound-message.ts'
import type { MessageRow } from './message-view.ts'

/** The file of a message, as in its row. */
export type MediaOfMessage = Pick<
  MessageRow,
  'media_id' | 'media_mime_type' | 'media_size' | 'media_filename' | 'media_status' | 'media_path'
>

/** A message without a file. */
export const noMedia: MediaOfMessage = {
  media_id: null,
  media_mime_type: null,
  media_size: null,
  media_filename: null,
  media_status: null,
  media_path: null,
}

const insertMedia = statement(
  'create_inbound_media',
  `INSERT INTO media
     (organization_id, id, phone_number_id, contact_id, provider_media_id, mime_type, filename, provider_url, sha256)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

/**
 * Inserts the media of an inbound message, to be fetched later.
 *
 * @returns its columns in the message's row; undefined for a message without a file
 */
export function writeMedia(
  tx: Transaction,
  scope: InboundScope,
  phoneNumberId: string,
  contactId: string,
  media: InboundMedia | undefined,
): MediaOfMessage | undefined {
  if (media === undefined) return undefined
  const id = newId('media')
  const key = [scope.organizationId, id, phoneNumberId, contactId]
  const { provider_media_id, mime_type, filename, url, sha256 } = media
  tx.enqueue(insertMedia, [...key, provider_media_id, mime_type, filename, url, sha256])
  hintMedia(tx)
  const unknown = { media_size: null, media_path: null }
  return { media_id: id, media_mime_type: mime_type, media_filename: filename, media_status: 'pending', ...unknown }
}
