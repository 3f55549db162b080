import { list } from '../nodes.ts'
import { isOfDashboard, operationRule } from '../operation-rule.ts'

/** Each operation has its own file, resources/<tag>/<operationId>.yaml, or dashboard/<tag>/… for one of the dashboard. */
export const oneOperationAFile = operationRule((operation, report, context) => {
  const folder = isOfDashboard(context) ? 'dashboard' : 'resources'
  const wanted = `${folder}/${list(operation.tags)[0]}/${operation.operationId}.yaml`
  if (context.location.source.absoluteRef.endsWith(`/${wanted}`)) return
  report(`move this operation to spec/${wanted}: its tag and operationId give the path`)
})
