import type { Label } from '@channel/contract/types'
import type { LabelRow as StoredLabel } from '@channel/db'
import { viewOfColumns } from '../../mechanisms/fields/index.ts'

/** A label as {@link labelColumns} selects it. */
export type LabelRow = Omit<StoredLabel, 'organization_id'>

export const labelColumns = 'id, name, color, team_id, created_at, updated_at'
export const labelView = viewOfColumns<Label>()('label', labelColumns)
