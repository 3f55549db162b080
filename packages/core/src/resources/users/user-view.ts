import type { User } from '@channel/contract/types'
import { viewOfColumns } from '../../mechanisms/fields/index.ts'

export const userColumns = 'id, name, email, available, created_at, updated_at'
export const userView = viewOfColumns<User>()('user', userColumns)
