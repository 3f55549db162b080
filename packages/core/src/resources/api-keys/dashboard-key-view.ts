import type { ApiKey } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'

/** The columns of a key, and of the user who created it. */
export const dashboardKeyColumns = `key.id, key.name, key.display, key.created_by, creator.name AS creator_name, key.last_used_at,
  key.expires_at, key.revoked_at, key.created_at`

export const keysWithCreators = `api_keys key
  LEFT JOIN users creator ON creator.organization_id = key.organization_id AND creator.id = key.created_by`

/** An API key as the users of its organization see it. */
export function dashboardKeyView(row: RowOf<'list_api_keys'>, now: Date): ApiKey {
  const { created_by, creator_name, expires_at, revoked_at } = row
  const hasExpired = expires_at !== null && Date.parse(expires_at) <= now.getTime()
  return {
    id: row.id,
    object: 'api_key',
    name: row.name,
    display: row.display,
    status: revoked_at !== null ? 'revoked' : hasExpired ? 'expired' : 'active',
    created_by: created_by === null ? null : { id: created_by, name: creator_name ?? '' },
    last_used_at: row.last_used_at,
    expires_at,
    revoked_at,
    created_at: row.created_at,
  }
}
