import type { Me } from '@channel/contract/types'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A key with its organization and the organization's teams. */
export interface MeRow {
  readonly id: string
  readonly display: string
  readonly organization_id: string
  readonly organization_name: string
  readonly teams: Me['teams']
  readonly expires_at: string | null
  readonly created_at: string
}

export function meView(row: MeRow): AllFields<Me> {
  return {
    id: row.id,
    object: 'api_key',
    display: row.display,
    organization: { id: row.organization_id, name: row.organization_name },
    teams: row.teams,
    expires_at: row.expires_at,
    created_at: row.created_at,
  }
}
