import type { ListUsersInput, User } from '@channel/contract/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { userColumns, userView } from './user-view.ts'

/** Lists the organization's users, newest first. */
export const listUsers = newestFirst<ListUsersInput['query'], RowOf<'list_users'>, User>({
  list: 'listUsers',
  name: 'list_users',
  select: `SELECT ${userColumns} FROM users WHERE organization_id = $1`,
  filters: {},
  view: userView,
})
