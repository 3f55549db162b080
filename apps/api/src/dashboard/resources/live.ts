import type { Handlers } from '@channel/contract/dashboard/types'
import { followChanges } from '../handlers/follow-changes.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const live = {
  getLiveChanges: followChanges,
} satisfies Handlers<'live', DashboardContext>
