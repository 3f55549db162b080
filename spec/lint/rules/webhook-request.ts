import { basename } from 'node:path'
import type { Rule } from '../context.ts'
import { list, mapping, refName } from '../nodes.ts'

const parameters = ['WebhookId', 'WebhookTimestamp', 'WebhookSignature']
const responses = { '2XX': 'EventTaken', '410': 'EventsUnwanted' }

/** Every webhook has the same headers and responses, and no authentication (webhooks are signed). */
export const webhookRequest: Rule = () => ({
  Operation(operation, { report, location }) {
    const file = location.source.absoluteRef
    if (!/(?<!\/resources)\/events\/[^/]+$/.test(file)) return
    const name = basename(file, '.yaml')
    const problem = (message: string) => report({ message: `${name}: ${message}`, location })
    const parameterNames = list(operation.parameters).map(refName)
    if (parameterNames.join() !== parameters.join())
      problem(`its parameters must be ${parameters.join(', ')}, by $ref.`)
    const responseNames = Object.entries(mapping(operation.responses)).map(([status, response]) => [
      status,
      refName(response),
    ])
    if (JSON.stringify(responseNames) !== JSON.stringify(Object.entries(responses))) {
      problem('its responses must be 2XX: EventTaken and 410: EventsUnwanted, by $ref.')
    }
    if (list(operation.security).length > 0 || !('security' in operation))
      problem('add `security: []`: receivers have no key.')
    if (list(operation.tags).join() !== 'webhooks') problem('its tag must be webhooks.')
    const { schema } = mapping(mapping(mapping(operation.requestBody).content)['application/json'])
    const id = `handle${refName(schema)}`
    if (operation.operationId !== id) problem(`its operationId must be ${id}.`)
  },
})
