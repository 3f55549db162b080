import type { UserRow } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

export const userColumns = 'id, organization_id, name, email, created_at, updated_at'

/** A user of an organization as the operator sees it. */
export interface User {
  readonly id: string
  readonly object: 'user'
  readonly organization_id: string
  readonly name: string
  readonly email: string
  readonly created_at: string
  readonly updated_at: string
}

export function userView(row: UserRow): AllFields<User> {
  return {
    id: row.id,
    object: 'user',
    organization_id: row.organization_id,
    name: row.name,
    email: row.email,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
