import type { MessageLink } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'

export const messageLinkColumns = `link.id, link.message_id, link.created_by, creator.name AS creator_name, link.expires_at,
  link.revoked_at, link.created_at`

export const messageLinksWithCreators = `message_links link
  LEFT JOIN users creator ON creator.organization_id = link.organization_id AND creator.id = link.created_by`

/** A link without its URL. */
export function messageLinkView(row: RowOf<'list_message_links'>, now: Date): MessageLink {
  const { created_by, creator_name, expires_at, revoked_at } = row
  const isOver = Date.parse(expires_at) <= now.getTime()
  return {
    id: row.id,
    object: 'message_link',
    message_id: row.message_id,
    status: revoked_at !== null ? 'revoked' : isOver ? 'expired' : 'active',
    created_by: { id: created_by, name: creator_name ?? '' },
    url: null,
    expires_at,
    created_at: row.created_at,
  }
}
