import { type Queryable, type RowOf, statement } from '@channel/db'
import { hashToken } from './create-message-link.ts'

/** What a public link shows: one message, and the file that belongs to it. */
export type LinkedMessage = RowOf<'open_message_link'>

const openLink = statement(
  'open_message_link',
  `SELECT link.organization_id, organization.name AS organization_name, link.expires_at, message.direction, message.type,
     message.content, message.unsupported_type, message.created_at, media.status AS media_status, media.stored_name,
     media.mime_type, media.filename, media.size, media.sha256
   FROM message_links link
   JOIN organizations organization ON organization.id = link.organization_id AND organization.public_message_links
   JOIN messages message ON message.organization_id = link.organization_id AND message.id = link.message_id
   LEFT JOIN media ON media.organization_id = message.organization_id AND media.id = message.media_id
   WHERE link.hash = $1 AND link.revoked_at IS NULL AND link.expires_at > clock_timestamp()`,
)

/** Finds the message of a public link by its token. Undefined if the link is unknown or has ended; callers cannot distinguish the two. */
export async function openMessageLink(database: Queryable, token: string): Promise<LinkedMessage | undefined> {
  return (await database.query(openLink, [hashToken(token)]))[0]
}
