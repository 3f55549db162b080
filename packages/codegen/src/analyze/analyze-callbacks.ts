import { checkFields, follow } from '../read/fields.ts'
import { isObject, type Json } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Surroundings } from './analyze-operation.ts'
import type { Callback, Operation } from './api.ts'
import type { SchemaContext } from './schema-context.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Analyzes an operation of a callback. */
type AnalyzeOperation = (operation: Json, pointer: string, around: Surroundings) => Operation | undefined

/**
 * Analyzes the callbacks of an operation by name. They are typed but not served, because the client responds to them.
 */
export function analyzeCallbacks(
  value: Json | undefined,
  pointer: string,
  context: SchemaContext,
  analyze: AnalyzeOperation,
): Callback[] {
  const { problems, document } = context
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, callback]) => {
    const located = follow(callback, at(pointer, name), document, problems)
    const items = Object.entries(located?.object ?? {}).filter(([expression]) => !expression.startsWith('x-'))
    const requests = items.flatMap(([expression, item]) => {
      const found = follow(item, at(located!.pointer, expression), document, problems)
      if (found === undefined) return []
      checkFields(found.object, 'pathItem', found.pointer, problems)
      const { parameters } = found.object
      const shared = (Array.isArray(parameters) ? parameters : []).map((each, index) => ({
        value: each,
        pointer: at(found.pointer, 'parameters', index),
      }))
      return methods
        .filter((method) => found.object[method] !== undefined)
        .map((method) => {
          const around = { method, path: name, shared, security: undefined, webhookId: name }
          return analyze(found.object[method]!, at(found.pointer, method), around)
        })
        .filter((operation) => operation !== undefined)
    })
    return requests.length === 0 ? [] : [{ name, requests }]
  })
}
