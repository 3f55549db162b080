import { lettersOf, responsesByStatus } from '../error-letters.ts'
import { mapping, refName } from '../nodes.ts'
import { operationRule } from '../operation-rule.ts'

/** Every error response refers to the shared response of its letter. */
export const errorsByRef = operationRule((operation, report) => {
  const byStatus = responsesByStatus(lettersOf(operation))
  for (const [status, response] of Object.entries(mapping(operation.responses))) {
    const wanted = byStatus.get(status)
    if (wanted === undefined || refName(response) === wanted) continue
    report(`write the response ${status} as { $ref: ../../shared/responses/${wanted}.yaml }`, 'responses', status)
  }
})
