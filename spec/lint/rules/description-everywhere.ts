import { basename } from 'node:path'
import type { Context, Node, Rule } from '../context.ts'
import { mapping, resolved } from '../nodes.ts'

/** Every operation, parameter, header and property has a description, itself or at the target of its `$ref`. */
export const descriptionEverywhere: Rule = () => ({
  Operation: (operation, context) => requireDescription(operation, context, String(operation.operationId)),
  Parameter: (parameter, context) => requireDescription(parameter, context, `parameter ${parameter.name}`),
  Header: (header, context) => requireDescription(header, context, `header ${fileName(context)}`),
  Schema(schema, context) {
    for (const [name, property] of Object.entries(mapping(schema.properties))) {
      if (mapping(property).description || resolved(property, context).description) continue
      const location = context.location.child(['properties', name])
      context.report({
        message: `${fileName(context)}.${name}: add a description.`,
        location,
      })
    }
  },
})

function requireDescription(node: Node, context: Context, what: string): void {
  if (node.description) return
  context.report({ message: `${what}: add a description.`, location: context.location })
}

function fileName(context: Context): string {
  return basename(context.location.source.absoluteRef, '.yaml')
}
