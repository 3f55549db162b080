import { statement, type Transaction } from '@channel/db'
import { newId } from '../../mechanisms/ids/index.ts'
import { hintMedia } from '../../mechanisms/outbox/index.ts'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { InboundMedia } from './receive-message.ts'

const insertMedia = statement(
  'create_inbound_media',
  `INSERT INTO media
     (organization_id, id, phone_number_id, contact_id, provider_media_id, mime_type, filename, provider_url, sha256)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

/**
 * Inserts the media of an inbound message, to be fetched later.
 *
 * @returns the media id, or null for a message without a file
 */
export function writeMedia(
  tx: Transaction,
  scope: InboundScope,
  phoneNumberId: string,
  contactId: string,
  media: InboundMedia | undefined,
): string | null {
  if (media === undefined) return null
  const id = newId('media')
  const key = [scope.organizationId, id, phoneNumberId, contactId]
  const { provider_media_id, mime_type, filename, url, sha256 } = media
  tx.enqueue(insertMedia, [...key, provider_media_id, mime_type, filename, url, sha256])
  hintMedia(tx)
  return id
}
