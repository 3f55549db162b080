import { mapping, successes } from '../nodes.ts'
import { operationRule } from '../operation-rule.ts'

/** Success is 201 for a creation, 202 for accepted work, 302 for a redirect, and otherwise 200. */
export const successStatus = operationRule((operation, report) => {
  const id = String(operation.operationId)
  const wanted = /^create/.test(id) ? '201' : /^(send|replay|bulkReplay|recover)/.test(id) ? '202' : '200'
  const statuses = successes(operation).map(([status]) => status)
  if (statuses.includes(wanted) || (statuses.length === 0 && '302' in mapping(operation.responses))) return
  report(`use ${wanted} for success instead of ${statuses.join(', ') || 'nothing'}`, 'responses')
})
