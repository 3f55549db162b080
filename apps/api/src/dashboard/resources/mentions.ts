import type { Handlers } from '@channel/contract/dashboard/types'
import { listMentions, markMentionsRead } from '@channel/core/notes'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import { byUser } from '../request/by-user.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const mentions = {
  listMentions: read(byUser(listMentions), page),
  markMentionsRead: write(byUser(markMentionsRead)),
} satisfies Handlers<'mentions', DashboardContext>
