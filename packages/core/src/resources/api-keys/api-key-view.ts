import type { ApiKeyRow as StoredApiKey } from '@channel/db'
import { viewOfColumns } from '../../mechanisms/fields/index.ts'

/** An API key as {@link apiKeyColumns} selects it: without its hash. */
export type ApiKeyRow = Omit<StoredApiKey, 'hash'>

export const apiKeyColumns =
  'id, organization_id, name, display, created_by, last_used_at, expires_at, revoked_at, created_at'

/** An API key as the operator sees it. */
export interface ApiKey extends ApiKeyRow {
  readonly object: 'api_key'
}

export const apiKeyView = viewOfColumns<ApiKey>()('api_key', apiKeyColumns)
