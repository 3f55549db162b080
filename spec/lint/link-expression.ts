import type { Context, Node } from './context.ts'
import { list, mapping } from './nodes.ts'

/** The source of a link: the parts of an operation, and the response with the link. */
export interface Origin {
  parameters: readonly Node[]
  requestBody: Node
  response: Node
  context: Context
  /** The file that a `$ref` of the operation is relative to. */
  file: string
}

/** Whether a runtime expression names a part that every request, or every such response, of the operation can have. */
export function resolves(expression: unknown, origin: Origin): boolean {
  const { parameters, requestBody, response, context, file } = origin
  const [, message = '', part = '', name = ''] =
    /^\$(request|response)\.(body#\/|path\.|query\.|header\.)(.+)$/.exec(String(expression)) ?? []
  if (part === 'body#/') {
    const body = message === 'request' ? requestBody : response
    const { schema } = mapping(mapping(body.content)['application/json'])
    return hasField(schema, name.split('/'), { context, file, always: message === 'response' })
  }
  if (message === 'response') return part === 'header.' && name in mapping(response.headers)
  return parameters.some((parameter) => `${parameter.in}.` === part && parameter.name === name)
}

/** `always`: the value is required at every step, so it is never missing. */
function hasField(
  schema: unknown,
  steps: readonly string[],
  from: { context: Context; file: string; always: boolean },
): boolean {
  const [step, ...rest] = steps
  if (step === undefined) return true
  const target = '$ref' in mapping(schema) ? from.context.resolve(schema, from.file) : { node: schema }
  const node = mapping(target.node)
  const file = target.location?.source.absoluteRef ?? from.file
  const property = mapping(node.properties)[step]
  if (property === undefined) return list(node.allOf).some((branch) => hasField(branch, steps, { ...from, file }))
  return (!from.always || list(node.required).includes(step)) && hasField(property, rest, { ...from, file })
}
