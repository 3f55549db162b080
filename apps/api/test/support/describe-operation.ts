import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from './operations.ts'
import { type Answer, type RequestParts, send } from './send.ts'
import { statusesShownElsewhere } from './statuses-shown-elsewhere.ts'
import type { Tenant } from './tenant.ts'

/** Sends a request of one operation; the answer has been held against the contract. */
export type Send = (tenant: Tenant, parts?: RequestParts) => Promise<Answer>

/**
 * The tests of one operation. After them it is checked that they have shown every status that the contract declares for
 * it, but for those that the tables in `every-operation/` show for each operation.
 */
export function describeOperation(id: OperationId, tests: (send: Send) => void): void {
  describe(id, () => {
    const shown = new Set<number>()
    tests(async (tenant, parts) => {
      const answer = await send(id, tenant, parts)
      shown.add(answer.status)
      return answer
    })
    it('has tests that show every status it declares', () => {
      const declared = operations[id].statuses
      const missing = declared.filter((status) => !shown.has(status) && !statusesShownElsewhere(id).has(status))
      expect(missing, `statuses of ${id} that no test shows`).toEqual([])
    })
  })
}
