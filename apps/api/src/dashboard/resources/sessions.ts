import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteOtherUserSessions, deleteUserSession, listUserSessions } from '@channel/core/sessions'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import { byUser } from '../request/by-user.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const sessions = {
  listUserSessions: read(byUser(listUserSessions), page),
  deleteUserSession: write(byUser(deleteUserSession)),
  deleteOtherUserSessions: write(byUser(deleteOtherUserSessions)),
} satisfies Handlers<'sessions', DashboardContext>
