import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from './operations.ts'
import { type CheckedResponse, type RequestParts, send } from './send.ts'
import { statusesShownElsewhere } from './statuses-shown-elsewhere.ts'
import type { Tenant } from './tenant.ts'

/** Sends a request of one operation and checks the response against the contract. */
export type Send = (tenant: Tenant, parts?: RequestParts) => Promise<CheckedResponse>

/**
 * The tests of one operation. Afterwards it checks that they have produced every status that the contract declares
 * for it, except for those that the tables in `every-operation/` cover.
 */
export function describeOperation(id: OperationId, tests: (send: Send) => void): void {
  describe(id, () => {
    const shown = new Set<number>()
    tests(async (tenant, parts) => {
      const response = await send(id, tenant, parts)
      shown.add(response.status)
      return response
    })
    it('has tests for every status that it declares', () => {
      const declared = operations[id].statuses
      const missing = declared.filter((status) => !shown.has(status) && !statusesShownElsewhere(id).has(status))
      expect(missing, `statuses of ${id} that no test shows`).toEqual([])
    })
  })
}
