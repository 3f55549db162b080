import { lettersOf } from '../error-letters.ts'
import { mapping, successes } from '../nodes.ts'
import { operationRule } from '../operation-rule.ts'

/** An operation with a rate limit (letter R) has the rate limit headers on success. */
export const budgetHeaders = operationRule((operation, report) => {
  const charged = lettersOf(operation).includes('R')
  for (const [status, { headers }] of successes(operation)) {
    for (const name of ['RateLimit', 'RateLimit-Policy']) {
      if (name in mapping(headers) === charged) continue
      const what = charged ? `add the header ${name}: x-errors has R` : `remove the header ${name}: x-errors has no R`
      report(what, 'responses', status)
    }
  }
})
