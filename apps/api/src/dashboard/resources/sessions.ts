import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteOtherUserSessions, deleteUserSession, listUserSessions } from '@channel/core/sessions'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import { byPerson } from '../request/by-user.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const sessions = {
  listUserSessions: read(byPerson(listUserSessions), page),
  deleteUserSession: write(byPerson(deleteUserSession)),
  deleteOtherUserSessions: write(byPerson(deleteOtherUserSessions)),
} satisfies Handlers<'sessions', DashboardContext>
