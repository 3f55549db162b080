import type { Handlers } from '@channel/contract/dashboard/types'
import type { DashboardContext } from '../dashboard-context.ts'
import { createSecondFactor, updateSecondFactor } from '../second-factor.ts'

export const secondFactor = {
  createSecondFactor,
  updateSecondFactor,
} satisfies Handlers<'second-factor', DashboardContext>
