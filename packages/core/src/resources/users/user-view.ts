import type { User } from '@channel/contract/types'
import type { UserRow as StoredUser } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A user as {@link userColumns} selects it. */
export type UserRow = Omit<StoredUser, 'organization_id'>

export const userColumns = 'id, name, email, available, created_at, updated_at'

export function userView(row: UserRow): AllFields<User> {
  return {
    id: row.id,
    object: 'user',
    name: row.name,
    email: row.email,
    available: row.available,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
