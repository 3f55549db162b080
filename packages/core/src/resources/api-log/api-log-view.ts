import type { ApiLogRow as StoredCall } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A call as {@link apiLogColumns} selects it. A position in the log consists of `created_at` and the request id. */
export interface ApiLogRow extends Omit<StoredCall, 'request_id'> {
  readonly id: string
}

export const apiLogColumns =
  'organization_id, created_at, request_id AS id, key_id, method, path, status, error_code, latency_ms, ip'

/** An API call as the organization and the operator see it. */
export interface ApiLogEntry {
  readonly object: 'api_log_entry'
  readonly request_id: string
  readonly organization_id: string
  readonly key_id: string | null
  readonly method: string
  readonly path: string
  readonly status: number
  readonly error_code: string | null
  readonly latency_ms: number
  readonly ip: string | null
  readonly created_at: string
}

export function apiLogView(row: ApiLogRow): AllFields<ApiLogEntry> {
  return {
    object: 'api_log_entry',
    request_id: row.id,
    organization_id: row.organization_id,
    key_id: row.key_id,
    method: row.method,
    path: row.path,
    status: row.status,
    error_code: row.error_code,
    latency_ms: row.latency_ms,
    ip: row.ip,
    created_at: row.created_at,
  }
}
