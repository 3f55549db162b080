import type { Rule } from '../context.ts'
import { mapping } from '../nodes.ts'

/** Success is 201 for a creation, 202 for accepted work, 302 for a redirect, and otherwise 200. */
export const successStatus: Rule = () => ({
  Operation(operation, { report, location }) {
    const id = String(operation.operationId)
    const wanted = /^create/.test(id) ? '201' : /^(send|replay|bulkReplay)/.test(id) ? '202' : '200'
    const all = Object.keys(mapping(operation.responses))
    const statuses = all.filter((status) => status.startsWith('2'))
    if (statuses.includes(wanted) || (statuses.length === 0 && all.includes('302'))) return
    report({
      message: `${id}: use ${wanted} for success instead of ${statuses.join(', ') || 'nothing'}.`,
      location: location.child(['responses']),
    })
  },
})
