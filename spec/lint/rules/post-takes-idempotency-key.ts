import type { Rule } from '../context.ts'
import { list, mapping, refName } from '../nodes.ts'

/** Every POST, and no other method, takes an Idempotency-Key and can return a stored response. */
export const postTakesIdempotencyKey: Rule = () => ({
  Operation(operation, { report, location, key }) {
    const isPost = key === 'post'
    const id = String(operation.operationId)
    const taken = list(operation.parameters).some((parameter) => refName(parameter) === 'IdempotencyKey')
    if (isPost !== taken) {
      const what = isPost ? 'add the parameter' : 'only a POST takes it: remove the parameter'
      report({ message: `${id}: ${what} { $ref: ../../shared/parameters/IdempotencyKey.yaml }.`, location })
    }
    for (const [status, response] of Object.entries(mapping(operation.responses))) {
      if (!isPost || !status.startsWith('2') || 'Idempotent-Replayed' in mapping(mapping(response).headers)) continue
      report({
        message: `${id}: add the header Idempotent-Replayed to the response ${status}.`,
        location: location.child(['responses', status]),
      })
    }
  },
})
