import type { Broadcast } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import { type CountedRecipients, countsView } from './counts.ts'

/** A broadcast as {@link broadcastColumns} selects it. */
export type BroadcastRow = Omit<RowOf<'find_broadcast_to_change'>, 'lease_token' | 'made_until' | 'paid_until'>

/** The counts are few rows, however many recipients there are: see the table. */
export const broadcastColumns = `broadcast.id, broadcast.phone_number_id, broadcast.name, broadcast.status, broadcast.pause_reason,
  broadcast.template, broadcast.send_at, broadcast.rate, broadcast.duplicates, broadcast.created_at, broadcast.updated_at,
  broadcast.started_at, broadcast.ended_at, (
    SELECT json_agg(counted) FROM (
      SELECT status, reason, sum(count)::int AS count FROM broadcast_counts
      WHERE organization_id = $1 AND broadcast_id = broadcast.id GROUP BY status, reason
    ) AS counted
  ) AS counted`

export function broadcastView(row: BroadcastRow): AllFields<Broadcast> {
  return {
    id: row.id,
    object: 'broadcast',
    phone_number_id: row.phone_number_id,
    name: row.name,
    status: row.status,
    pause_reason: row.pause_reason,
    template: { ...row.template, variables: row.template.variables, components: row.template.components },
    send_at: row.send_at,
    rate: row.rate,
    counts: countsView(row.counted as readonly CountedRecipients[] | null, row.duplicates),
    created_at: row.created_at,
    updated_at: row.updated_at,
    started_at: row.started_at,
    ended_at: row.ended_at,
  }
}
