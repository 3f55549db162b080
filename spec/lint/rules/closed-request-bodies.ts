import { basename } from 'node:path'
import type { Context, Node, Rule } from '../context.ts'
import { list, mapping } from '../nodes.ts'
import { isOfWebhooks } from '../operation-rule.ts'

/**
 * Every object of a request body states how unknown fields are handled: `additionalProperties: false`, or
 * `unevaluatedProperties: false` beside `allOf`; `true` or a schema if it is free-form. The branches of its `allOf`, `oneOf`
 * and `anyOf` are closed with it.
 */
export const closedRequestBodies: Rule = () => ({
  RequestBody(body, context) {
    if (isOfWebhooks(context)) return
    const file = context.location.source.absoluteRef
    for (const [mediaType, content] of Object.entries(mapping(body.content))) {
      for (const path of openObjects(mapping(content).schema, file, 'body', context, new Set())) {
        const message = `${basename(file, '.yaml')}: close the request body: ${path} needs \`additionalProperties: false\`.`
        context.report({ message, location: context.location.child(['content', mediaType, 'schema']) })
      }
    }
  },
})

/** The paths, below `path`, of objects that do not state how unknown fields are handled. `file` is the file that a `$ref` is relative to. */
function openObjects(
  schema: unknown,
  file: string,
  path: string,
  context: Context,
  seen: Set<Node>,
  isClosedAround = false,
): string[] {
  const target = '$ref' in mapping(schema) ? context.resolve(schema, file) : { node: schema, location: undefined }
  const node = mapping(target.node)
  if (Object.keys(node).length === 0 || seen.has(node)) return []
  seen.add(node)
  const within = (part: unknown, at: string, isClosed = false) =>
    openObjects(part, target.location?.source.absoluteRef ?? file, at, context, seen, isClosed)
  const { additionalProperties, unevaluatedProperties } = node
  const isClosed = isClosedAround || additionalProperties === false || unevaluatedProperties === false
  const properties = Object.entries(mapping(node.properties))
  const isFreeForm =
    properties.length === 0 && (additionalProperties === true || typeof additionalProperties === 'object')
  const isObject = properties.length > 0 || node.type === 'object'
  return [
    ...(isObject && !isClosed && !isFreeForm ? [path] : []),
    ...properties.flatMap(([name, property]) => within(property, `${path}.${name}`)),
    ...within(node.items, `${path}[]`),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) => list(node[key]).flatMap((part) => within(part, path, isClosed))),
    ...(typeof additionalProperties === 'object' ? within(additionalProperties, `${path}.*`) : []),
  ]
}
