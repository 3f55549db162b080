import { basename } from 'node:path'
import type { Context, Node, Rule } from '../context.ts'
import { list, mapping } from '../nodes.ts'

/**
 * Every object of a request body says what becomes of unknown fields: `additionalProperties: false`, or
 * `unevaluatedProperties: false` beside `allOf`; `true` where it is free-form, or the schema that its values fit. What is said
 * beside it by `allOf`, `oneOf` and `anyOf` is closed with it.
 */
export const closedRequestBodies: Rule = () => ({
  RequestBody(body, context) {
    const file = context.location.source.absoluteRef
    for (const [mediaType, content] of Object.entries(mapping(body.content))) {
      for (const path of openObjects(mapping(content).schema, file, 'body', context, new Set())) {
        const message = `${basename(file, '.yaml')}: close the request body: ${path} needs \`additionalProperties: false\`.`
        context.report({ message, location: context.location.child(['content', mediaType, 'schema']) })
      }
    }
  },
})

/** The places below `path` whose objects take unknown fields by omission. `file` is where a `$ref` is resolved from. */
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
  const within = (part: unknown, place: string, isClosed = false) =>
    openObjects(part, target.location?.source.absoluteRef ?? file, place, context, seen, isClosed)
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
