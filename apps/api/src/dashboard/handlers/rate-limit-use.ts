import type { BudgetLimits, Charge } from '@channel/core/mechanisms/rate-limits'
import type { DashboardContext } from '../request/dashboard-context.ts'

/** How much of its budgets the organization's API keys use in the current minute. */
export async function rateLimitUse({ dependencies, scope }: DashboardContext) {
  const use = async (budget: keyof BudgetLimits) =>
    useOf(await dependencies.rateLimiter.peek(scope.organizationId, budget))
  const [read, write] = await Promise.all([use('read'), use('write')])
  return { read, write }
}

function useOf(charge: Charge | undefined) {
  if (charge === undefined) return null
  const { limit, remaining, resetsInMs } = charge
  return { limit, remaining, resets_in_seconds: Math.ceil(Math.max(0, resetsInMs) / 1000) }
}
