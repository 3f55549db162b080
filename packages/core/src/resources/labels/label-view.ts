import type { Label } from '@channel/contract/types'
import type { LabelRow as StoredLabel } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A label as {@link labelColumns} selects it. */
export type LabelRow = Omit<StoredLabel, 'organization_id'>

export const labelColumns = 'id, name, color, team_id, created_at, updated_at'

export function labelView(row: LabelRow): AllFields<Label> {
  return {
    id: row.id,
    object: 'label',
    name: row.name,
    color: row.color,
    team_id: row.team_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
