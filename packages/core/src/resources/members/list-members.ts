import type { ListMembersInput, Member } from '@channel/contract/dashboard/types'
import type { RowOf } from '@channel/db'
import { newestFirst } from '../../mechanisms/pagination/index.ts'
import { memberColumns, membersWithNames, memberView } from './member-view.ts'

/** Lists the users who sign in to the organization's dashboard, newest first. */
export const listMembers = newestFirst<ListMembersInput['query'], RowOf<'list_members'>, Member>({
  list: 'listMembers',
  name: 'list_members',
  select: `SELECT ${memberColumns} FROM ${membersWithNames} WHERE member.organization_id = $1`,
  table: 'member',
  filters: {},
  view: memberView,
})
