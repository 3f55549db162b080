import type { Passkey } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'

export const passkeyColumns = 'id, name, backed_up, last_used_at, created_at'

export function passkeyView(row: RowOf<'find_passkey'>): Passkey {
  return {
    id: row.id,
    object: 'passkey',
    name: row.name,
    synced: row.backed_up,
    last_used_at: row.last_used_at,
    created_at: row.created_at,
  }
}
