import type { Operation } from '@channel/contract/routes'
import { budgetOf, rateLimitExceeded } from '@channel/core'
import type { RequestContext } from './context.ts'
import type { Dependencies } from './dependencies.ts'

/**
 * Charges the request to its organization's budget, if the operation has one: the contract says so by declaring a 429.
 *
 * @throws ApiError `rate_limit_exceeded`
 */
export function chargeBudget({ rateLimiter }: Pick<Dependencies, 'rateLimiter'>) {
  return async (context: RequestContext, operation: Operation): Promise<void> => {
    if (!(429 in operation.responses)) return
    const charge = await rateLimiter.charge(context.principal.organizationId, budgetOf(operation.method))
    if (charge === undefined) return
    context.charge = charge
    if (charge.isExceeded) throw rateLimitExceeded(charge)
  }
}
