import type { TeamRow } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

export const teamColumns = 'id, organization_id, name, created_at, updated_at'

/** A team as the operator sees it. */
export interface Team extends TeamRow {
  readonly object: 'team'
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
