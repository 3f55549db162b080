import type { Handlers } from '@channel/contract/dashboard/types'
import { createSecondFactor, updateSecondFactor } from '../handlers/second-factor.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const secondFactor = {
  createSecondFactor,
  updateSecondFactor,
} satisfies Handlers<'second-factor', DashboardContext>
