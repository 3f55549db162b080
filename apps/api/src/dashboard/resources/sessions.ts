import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteOtherUserSessions, deleteUserSession, listUserSessions } from '@channel/core/sessions'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const sessions = {
  listUserSessions: read(
    (database, scope, input, { user }: DashboardContext) => listUserSessions(database, scope, input, user),
    page,
  ),
  deleteUserSession: write((tx, scope, input, { user }: DashboardContext) => deleteUserSession(tx, scope, input, user)),
  deleteOtherUserSessions: write((tx, scope, input, { user }: DashboardContext) =>
    deleteOtherUserSessions(tx, scope, input, user),
  ),
} satisfies Handlers<'sessions', DashboardContext>
