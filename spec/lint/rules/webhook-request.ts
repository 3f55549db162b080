import { basename } from 'node:path'
import type { Rule } from '../context.ts'
import { list, mapping, refName } from '../nodes.ts'

const parameters = ['WebhookId', 'WebhookTimestamp', 'WebhookSignature']
const responses = { '2XX': 'EventTaken', '410': 'EventsUnwanted' }

/** Every webhook is sent in the same way: unauthenticated but signed, with the same headers, and answered the same. */
export const webhookRequest: Rule = () => ({
  Operation(operation, { report, location }) {
    const file = location.source.absoluteRef
    if (!/\/events\/[^/]+$/.test(file)) return
    const name = basename(file, '.yaml')
    const problem = (message: string) => report({ message: `${name}: ${message}`, location })
    const given = list(operation.parameters).map(refName)
    if (given.join() !== parameters.join()) problem(`its parameters have to be ${parameters.join(', ')}, by $ref.`)
    const answers = Object.entries(mapping(operation.responses)).map(([status, response]) => [
      status,
      refName(response),
    ])
    if (JSON.stringify(answers) !== JSON.stringify(Object.entries(responses))) {
      problem('its responses have to be 2XX: EventTaken and 410: EventsUnwanted, by $ref.')
    }
    if (list(operation.security).length > 0 || !('security' in operation))
      problem('add `security: []`: receivers have no key.')
    if (list(operation.tags).join() !== 'events') problem('its tag has to be events.')
    const { schema } = mapping(mapping(mapping(operation.requestBody).content)['application/json'])
    const id = `handle${refName(schema)}`
    if (operation.operationId !== id) problem(`its operationId has to be ${id}: handle, and the name of its payload.`)
  },
})
