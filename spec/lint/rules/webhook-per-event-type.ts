import { basename } from 'node:path'
import type { Context, Node, Rule } from '../context.ts'
import { list, mapping, refName } from '../nodes.ts'

/**
 * Each event type has exactly one webhook: `post`, in events/<type>.yaml. Its payload has that type and is in the union
 * WebhookEvent.
 */
export const webhookPerEventType: Rule = () => {
  let types: unknown[] = []
  let closed: unknown[] = []
  let union: (string | undefined)[] = []
  return {
    Schema(schema, { location }) {
      const file = basename(location.source.absoluteRef)
      if (location.pointer !== '#/') return
      if (file === 'AnyEventType.yaml') types = list(schema['x-known-values'])
      if (file === 'EventType.yaml') closed = list(schema.enum)
      if (file === 'WebhookEvent.yaml') union = list(schema.oneOf).map(refName)
    },
    Root: {
      leave(root, context) {
        const webhooks = mapping(root.webhooks)
        if (closed.join() !== types.join())
          context.report({ message: 'EventType and AnyEventType must list the same event types.' })
        for (const type of types.filter((each) => !(String(each) in webhooks))) {
          context.report({ message: `${type}: this event type has no webhook: add one to \`webhooks\`.` })
        }
        const payloads = Object.entries(webhooks).map(([name, item]) => {
          const report = (message: string) =>
            context.report({ message: `${name}: ${message}`, location: context.location.child(['webhooks', name]) })
          if (!types.includes(name)) report('this webhook is not an event type: add it to AnyEventType, or remove it.')
          return judge(name, mapping(item), context, report)
        })
        for (const name of union.filter((each) => !payloads.includes(each))) {
          context.report({
            message: `${name}: no webhook sends this: remove it from WebhookEvent, or add its webhook.`,
          })
        }
      },
    },
  }

  /** The name of the payload's schema. */
  function judge(name: string, item: Node, context: Context, report: (message: string) => void): string | undefined {
    const { node, location } = context.resolve(item.post)
    const file = location?.source.absoluteRef ?? ''
    if (Object.keys(item).join() !== 'post' || !file.endsWith(`/events/${name}.yaml`)) {
      report(`write this webhook as post: { $ref: events/${name}.yaml }.`)
      return undefined
    }
    const content = mapping(mapping(mapping(node).requestBody).content)
    const { schema } = mapping(content['application/json'])
    const payload = refName(schema)
    if (typeOf(context.resolve(schema, file).node) !== name) report('the `type` of its payload must equal its name.')
    if (!union.includes(payload)) report(`add its payload ${payload} to WebhookEvent.`)
    return payload
  }
}

/** The constant `type` of a payload. */
function typeOf(schema: unknown): unknown {
  const parts = [schema, ...list(mapping(schema).allOf)]
  return parts
    .map((part) => mapping(mapping(mapping(part).properties).type).const)
    .find((constant) => constant !== undefined)
}
