import type { Handlers } from '@channel/contract/dashboard/types'
import type { DashboardContext } from '../dashboard-context.ts'
import { followChanges } from '../follow-changes.ts'

export const live = {
  getLiveChanges: followChanges,
} satisfies Handlers<'live', DashboardContext>
