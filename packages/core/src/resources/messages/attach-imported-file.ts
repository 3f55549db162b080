import { statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import type { InboundMedia } from './inbound-message.ts'
import { writeMedia } from './write-media.ts'

/** The type of an imported message whose file is reported later, or never. */
const placeholder = 'media_placeholder'

/** The file of an imported message. */
export interface ImportedFile {
  readonly phone_number_id: string
  readonly provider_message_id: string
  readonly type: string
  readonly content: string | null
  readonly media: InboundMedia
}

const findStatement = statement(
  'find_message_for_imported_file',
  `SELECT id, contact_id, type FROM messages
   WHERE organization_id = $1 AND phone_number_id = $2 AND provider_message_id = $3 FOR NO KEY UPDATE`,
)
const updateStatement = statement(
  'attach_imported_file',
  'UPDATE messages SET type = $3, content = $4, media_id = $5 WHERE organization_id = $1 AND id = $2',
)

/**
 * Attaches the file of an imported message, to be fetched later. Ignores duplicates. Records no event.
 *
 * @returns whether the message exists
 */
export async function attachImportedFile(tx: Transaction, scope: InboundScope, file: ImportedFile): Promise<boolean> {
  const { phone_number_id, provider_message_id, type, content } = file
  const [row] = await tx.query(findStatement, [scope.organizationId, phone_number_id, provider_message_id])
  if (row === undefined || row.type !== placeholder) return row !== undefined
  const media = writeMedia(tx, scope, phone_number_id, row.contact_id, file.media)
  tx.enqueue(updateStatement, [scope.organizationId, row.id, type, content, media?.media_id])
  return true
}
