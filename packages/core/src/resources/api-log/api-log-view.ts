import type { ApiLogEntry } from '@channel/contract/dashboard/types'
import type { ApiLogRow as StoredCall } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A call as {@link apiLogColumns} selects it. A position in the log consists of `created_at` and the request id. */
export interface ApiLogRow extends Omit<StoredCall, 'request_id'> {
  readonly id: string
}

export const apiLogColumns =
  'organization_id, created_at, request_id AS id, key_id, method, path, status, error_code, latency_ms, ip'

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
