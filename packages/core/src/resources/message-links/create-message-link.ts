import { hash, randomBytes } from 'node:crypto'
import type { CreateMessageLinkInput, MessageLink } from '@channel/contract/dashboard/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError, notFound } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { messageLinkColumns, messageLinkView } from './message-link-view.ts'

const insertLink = statement(
  'create_message_link',
  `WITH link AS (
     INSERT INTO message_links (organization_id, id, message_id, hash, created_by, expires_at)
     SELECT $1, $2, message.id, $4, $5, clock_timestamp() + $6 * interval '1 day'
     FROM messages message JOIN organizations organization ON organization.id = message.organization_id
     WHERE message.organization_id = $1 AND message.id = $3 AND organization.public_message_links
     RETURNING *
   )
   SELECT organization.public_message_links AS is_allowed, ${messageLinkColumns}
   FROM organizations organization
   LEFT JOIN link ON true
   LEFT JOIN users creator ON creator.organization_id = link.organization_id AND creator.id = link.created_by
   WHERE organization.id = $1`,
)

/** The user who creates a link, and the service that shows it. */
export interface LinkCreator {
  readonly userId: string
  /** The public URL of the service, without a trailing slash. */
  readonly publicUrl: string
}

/**
 * Creates a public link to a message. Only a hash of its token is stored, so only this result has its URL. One round trip.
 *
 * @throws ApiError `feature_not_entitled` if the organization has turned public links off; `resource_not_found` for the message
 */
export async function createMessageLink(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<CreateMessageLinkInput, 'body'>,
  { userId, publicUrl }: LinkCreator,
): Promise<MessageLink> {
  const { message_id, expires_in_days, ...rest } = body
  noOtherFields(rest)
  const token = randomBytes(32).toString('base64url')
  const values = [scope.organizationId, newId('message_link'), message_id, hashToken(token), userId, expires_in_days]
  const [row] = await tx.query(insertLink, values)
  if (!row!.is_allowed)
    throw new ApiError('feature_not_entitled', 'An owner of your organization has turned public links to messages off.')
  if (row!.id === null) throw notFound('message_id', `There is no message ${message_id}.`)
  return {
    ...messageLinkView(row as Parameters<typeof messageLinkView>[0], scope.now()),
    url: `${publicUrl}/message/${token}`,
  }
}

/** Tokens are random, so it needs neither salt nor stretching. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
