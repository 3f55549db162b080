import type { AccountReference, GroupRecipient, Message } from '@channel/contract/types'
import type { MediaRow, MessageRow as StoredMessage } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

/** A message with its media, as {@link messageColumns} selects it. */
export type MessageRow = Omit<
  StoredMessage,
  | 'organization_id'
  | 'phone_number_id'
  | 'payload'
  | 'pricing'
  | 'recipients'
  | 'media_id'
  | 'edited_at'
  | 'reply_to_provider_id'
  | 'broadcast_recipient_id'
> & {
  readonly payload: Message['payload']
  readonly pricing: NonNullable<Message['pricing']> | null
  readonly recipients: readonly GroupRecipient[] | null
  readonly group_subject: string | null
  readonly sent_by_name: string | null
  readonly media_id: string | null
  readonly media_mime_type: string | null
  readonly media_size: number | null
  readonly media_filename: string | null
  readonly media_status: MediaRow['status'] | null
  readonly media_path: string | null
}

const columnsOf = (
  organization: string,
) => `message.id, message.conversation_id, message.contact_id, message.group_id, message.recipients, message.direction,
  message.type, message.status, message.sender, message.recipient, message.content, message.payload,
  message.reply_to_message_id, message.broadcast_id, message.client_reference, message.from_business_app, message.imported, message.provider_message_id, message.unsupported_type,
  message.error_code, message.error_message, message.error_provider_code, message.pricing, message.send_at, message.canceled_at, message.sent_at, message.delivered_at,
  message.read_at, message.failed_at, message.created_at, media.id AS media_id, media.mime_type AS media_mime_type,
  media.size AS media_size, media.filename AS media_filename, media.status AS media_status, media.path AS media_path,
  (SELECT in_group.subject FROM groups in_group
   WHERE in_group.organization_id = ${organization} AND in_group.phone_number_id = message.phone_number_id
     AND in_group.id = message.group_id) AS group_subject, message.sent_by_user_id,
  (SELECT author.name FROM users author
   WHERE author.organization_id = ${organization} AND author.id = message.sent_by_user_id) AS sent_by_name`

const joinsOf = (organization: string) =>
  `LEFT JOIN media ON media.organization_id = ${organization} AND media.id = message.media_id`

/** `$1` is the organization. */
export const messageColumns = columnsOf('$1')
/** The joins that {@link messageColumns} need. */
export const messageJoins = joinsOf('$1')

/** Like {@link messageColumns}, in a statement about several organizations. */
export const messageColumnsOfAny = columnsOf('message.organization_id')
/**
 * Like {@link messageJoins}, for a page or a batch that a subquery selects, and for several organizations. With `$1`, the planner
 * may read all media of the organization instead of those of the rows.
 */
export const messageJoinsOfRows = joinsOf('message.organization_id')

export function messageView(
  row: MessageRow,
  account: AccountReference,
  { mediaBaseUrl }: Pick<Scope, 'mediaBaseUrl'>,
): AllFields<Message> {
  return {
    id: row.id,
    object: 'message',
    conversation_id: row.conversation_id,
    contact_id: row.contact_id,
    from: row.sender,
    to: row.recipient,
    direction: row.direction,
    type: row.type,
    content: row.content,
    payload: row.payload,
    media: mediaOf(row),
    media_url: row.media_path === null ? null : `${mediaBaseUrl}/${row.media_path}`,
    status: row.status,
    channel_account: account,
    provider_message_id: row.provider_message_id,
    reply_to_message_id: row.reply_to_message_id,
    client_reference: row.client_reference,
    sent_at: row.sent_at,
    delivered_at: row.delivered_at,
    read_at: row.read_at,
    failed_at: row.failed_at,
    created_at: row.created_at,
    unsupported: row.unsupported_type === null ? undefined : { type: row.unsupported_type },
    error: row.error_code === null ? undefined : errorOf(row, row.error_code),
    source: sourceOf(row),
    sent_by: row.sent_by_user_id === null ? undefined : { id: row.sent_by_user_id, name: row.sent_by_name },
    imported: row.imported || undefined,
    send_at: row.send_at ?? undefined,
    canceled_at: row.canceled_at ?? undefined,
    broadcast_id: row.broadcast_id ?? undefined,
    pricing: row.pricing ?? undefined,
    group: row.group_id === null ? undefined : { id: row.group_id, subject: row.group_subject },
    recipients: row.recipients === null ? undefined : [...row.recipients],
  }
}

function sourceOf({ direction, from_business_app }: MessageRow): Message['source'] {
  if (direction === 'inbound') return undefined
  return from_business_app ? 'business_app' : 'api'
}

function mediaOf(row: MessageRow): AllFields<NonNullable<Message['media']>> | null {
  if (row.media_id === null || row.media_status === null) return null
  return {
    id: row.media_id,
    mime_type: row.media_mime_type,
    size: row.media_size,
    filename: row.media_filename,
    status: row.media_status,
  }
}

function errorOf(row: MessageRow, code: string): AllFields<NonNullable<Message['error']>> {
  return { code, message: row.error_message ?? '', provider_code: row.error_provider_code }
}
