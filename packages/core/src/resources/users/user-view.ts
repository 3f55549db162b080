import type { User } from '@channel/contract/types'
import type { UserRow as StoredUser } from '@channel/db'
import { viewOfColumns } from '../../mechanisms/fields/index.ts'

/** A user as {@link userColumns} selects it. */
export type UserRow = Omit<StoredUser, 'organization_id'>

export const userColumns = 'id, name, email, available, created_at, updated_at'
export const userView = viewOfColumns<User>()('user', userColumns)
