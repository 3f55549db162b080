import type { Rule } from '../context.ts'
import { errorAdditions, errorLetters, lettersOf } from '../error-letters.ts'
import { mapping, refName } from '../nodes.ts'

/** Every error response refers to the shared response of its letter. */
export const errorsByRef: Rule = () => ({
  Operation(operation, { report, location }) {
    const byStatus = new Map<string, string>(
      Object.entries(errorAdditions).map(([status, { response }]) => [status, response]),
    )
    for (const letter of lettersOf(operation)) {
      const entry = errorLetters[letter]
      if (entry) byStatus.set(entry.status, entry.response)
    }
    for (const [status, response] of Object.entries(mapping(operation.responses))) {
      const wanted = byStatus.get(status)
      if (Number(status) < 400 || wanted === undefined || refName(response) === wanted) continue
      const message = `${operation.operationId}: write the response ${status} as { $ref: ../../shared/responses/${wanted}.yaml }.`
      report({ message, location: location.child(['responses', status]) })
    }
  },
})
