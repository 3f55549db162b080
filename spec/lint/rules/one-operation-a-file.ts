import { basename, dirname } from 'node:path'
import type { Rule } from '../context.ts'
import { list } from '../nodes.ts'

/** Each operation has its own file, resources/<tag>/<operationId>.yaml, or dashboard/<tag>/… for one of the dashboard. */
export const oneOperationAFile: Rule = () => ({
  Operation(operation, { report, location }) {
    const file = location.source.absoluteRef
    const tag = String(list(operation.tags)[0])
    const given = basename(dirname(dirname(file)))
    const folder = given === 'dashboard' ? given : 'resources'
    const wanted = `${folder}/${tag}/${operation.operationId}.yaml`
    if (given === folder && file.endsWith(`/${wanted}`)) return
    report({
      message: `${operation.operationId}: move this operation to spec/${wanted}: its tag and operationId give the path.`,
      location,
    })
  },
})
