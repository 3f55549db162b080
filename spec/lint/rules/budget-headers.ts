import type { Rule } from '../context.ts'
import { lettersOf } from '../error-letters.ts'
import { mapping } from '../nodes.ts'

/** An operation with a rate limit (letter R) has the rate limit headers on success. */
export const budgetHeaders: Rule = () => ({
  Operation(operation, { report, location }) {
    const charged = lettersOf(operation).includes('R')
    for (const [status, response] of Object.entries(mapping(operation.responses))) {
      if (!status.startsWith('2')) continue
      const headers = mapping(mapping(response).headers)
      for (const name of ['RateLimit', 'RateLimit-Policy']) {
        if (name in headers === charged) continue
        const what = charged ? `add the header ${name}: x-errors has R` : `remove the header ${name}: x-errors has no R`
        report({ message: `${operation.operationId}: ${what}.`, location: location.child(['responses', status]) })
      }
    }
  },
})
