import { list, mapping, refName, successes } from '../nodes.ts'
import { isOfDashboard, operationRule } from '../operation-rule.ts'

/** Every POST of the public API, and no other method, takes an Idempotency-Key and can return a stored response. */
export const postTakesIdempotencyKey = operationRule((operation, report, context) => {
  if (isOfDashboard(context)) return
  const isPost = context.key === 'post'
  const taken = list(operation.parameters).some((parameter) => refName(parameter) === 'IdempotencyKey')
  if (isPost !== taken) {
    const what = isPost ? 'add the parameter' : 'only a POST takes it: remove the parameter'
    report(`${what} { $ref: ../../shared/parameters/IdempotencyKey.yaml }`)
  }
  for (const [status, { headers }] of isPost ? successes(operation) : []) {
    if ('Idempotent-Replayed' in mapping(headers)) continue
    report(`add the header Idempotent-Replayed to the response ${status}`, 'responses', status)
  }
})
