import type { Handlers } from '@channel/contract/dashboard/types'
import { listNotices } from '@channel/core/notices'
import { page } from '../../request/reply.ts'
import { read } from '../../request/verb-handlers.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const notices = {
  listNotices: read(listNotices, page),
} satisfies Handlers<'notices', DashboardContext>
