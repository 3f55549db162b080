import type { TeamRow } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

export const teamColumns = 'id, organization_id, name, created_at, updated_at'

/** A team as the operator sees it. */
export interface Team {
  readonly id: string
  readonly object: 'team'
  readonly organization_id: string
  readonly name: string
  readonly created_at: string
  readonly updated_at: string
}

export function teamView(row: TeamRow): AllFields<Team> {
  return {
    id: row.id,
    object: 'team',
    organization_id: row.organization_id,
    name: row.name,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
