import type { User } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { userColumns, userView } from './user-view.ts'

export const operatorUserColumns = `${userColumns}, organization_id`

/** A user as the operator sees it: with the id of its organization. */
export interface OperatorUser extends User {
  readonly organization_id: string
}

export function operatorUserView(row: RowOf<'list_all_users'>): OperatorUser {
  return { ...userView(row), organization_id: row.organization_id }
}
