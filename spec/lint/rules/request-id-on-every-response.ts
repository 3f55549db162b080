import { basename } from 'node:path'
import type { Rule } from '../context.ts'
import { mapping, resolved } from '../nodes.ts'
import { isOfWebhooks } from '../operation-rule.ts'

/** Every response has the required header X-Request-Id. */
export const requestIdOnEveryResponse: Rule = () => ({
  Response(response, context) {
    const header = mapping(response.headers)['X-Request-Id']
    if (isOfWebhooks(context) || resolved(header, context).required === true) return
    const file = basename(context.location.source.absoluteRef, '.yaml')
    const message = `${file}: add the header X-Request-Id: { $ref: …/shared/headers/XRequestId.yaml }, which is required.`
    context.report({ message, location: context.location })
  },
})
