import type { User } from '@channel/contract/types'
import { type UserRow, userColumns, userView } from './user-view.ts'

/** A user as {@link operatorUserColumns} selects it. */
export type OperatorUserRow = UserRow & { readonly organization_id: string }

export const operatorUserColumns = `${userColumns}, organization_id`

/** A user as the operator sees it: with the id of its organization. */
export interface OperatorUser extends User {
  readonly organization_id: string
}

export function operatorUserView(row: OperatorUserRow): OperatorUser {
  return { ...userView(row), organization_id: row.organization_id }
}
