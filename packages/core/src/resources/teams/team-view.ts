import type { TeamRow } from '@channel/db'
import { viewOfColumns } from '../../mechanisms/fields/index.ts'

export const teamColumns = 'id, organization_id, name, created_at, updated_at'

/** A team as the operator sees it. */
export interface Team extends TeamRow {
  readonly object: 'team'
}

export const teamView = viewOfColumns<Team>()('team', teamColumns)
