import type { ApiKeyRow as StoredApiKey } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** An API key as {@link apiKeyColumns} selects it: without its hash. */
export type ApiKeyRow = Omit<StoredApiKey, 'hash'>

export const apiKeyColumns = `id, organization_id, name, display, created_by, last_used_at, expires_at, revoked_at,
  created_at`

/** An API key as the operator sees it. */
export interface ApiKey extends ApiKeyRow {
  readonly object: 'api_key'
}

export function apiKeyView(row: ApiKeyRow): AllFields<ApiKey> {
  return {
    id: row.id,
    object: 'api_key',
    organization_id: row.organization_id,
    name: row.name,
    display: row.display,
    created_by: row.created_by,
    last_used_at: row.last_used_at,
    expires_at: row.expires_at,
    revoked_at: row.revoked_at,
    created_at: row.created_at,
  }
}
