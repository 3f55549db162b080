import { basename, dirname } from 'node:path'
import type { Rule } from '../context.ts'
import { list } from '../nodes.ts'

/** An operation is alone in resources/<tag>/<operationId>.yaml. */
export const oneOperationAFile: Rule = () => ({
  Operation(operation, { report, location }) {
    const file = location.source.absoluteRef
    const tag = String(list(operation.tags)[0])
    const wanted = `resources/${tag}/${operation.operationId}.yaml`
    if (basename(dirname(dirname(file))) === 'resources' && file.endsWith(`/${wanted}`)) return
    report({
      message: `${operation.operationId}: keep this operation in spec/${wanted}, which its tag and its id name.`,
      location,
    })
  },
})
