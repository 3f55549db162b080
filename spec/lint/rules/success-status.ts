import type { Rule } from '../context.ts'
import { mapping } from '../nodes.ts'

/** What creates answers 201, what is accepted to be done later 202, everything else 200. */
export const successStatus: Rule = () => ({
  Operation(operation, { report, location }) {
    const id = String(operation.operationId)
    const wanted = /^create/.test(id) ? '201' : /^(send|replay|bulkReplay)/.test(id) ? '202' : '200'
    const statuses = Object.keys(mapping(operation.responses)).filter((status) => status.startsWith('2'))
    if (statuses.length === 0 || statuses.includes(wanted)) return
    report({
      message: `${id}: answer success with ${wanted} instead of ${statuses.join(', ')}.`,
      location: location.child(['responses']),
    })
  },
})
