import { asArray, isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { mediaTypeOf } from './media-types.ts'
import type { OperationContext } from './operation-context.ts'
import type { Located, Source } from './source.ts'

type Parameters = Map<string, Located<JsonObject>>

/** Headers that OpenAPI ignores as parameters. */
const ignored = new Set(['header accept', 'header content-type', 'header authorization'])

/**
 * The parameters of an operation and its path item, by location and name. Those of the path are named by their position, because
 * their name is not in a request.
 */
export function parametersOf(
  item: Located<JsonObject>,
  operation: Located<JsonObject>,
  path: string,
  source: Source,
): Parameters {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name)
  const parameters: Parameters = new Map()
  for (const { value, pointer } of [item, operation]) {
    for (const [index, each] of asArray(value.parameters).entries()) {
      const parameter = source.follow({ value: each, pointer: at(pointer, 'parameters', index) })
      const name = String(parameter.value.name)
      const location = String(parameter.value.in)
      const key = location === 'path' ? names.indexOf(name) : location === 'header' ? name.toLowerCase() : name
      if (!ignored.has(`${location} ${key}`)) parameters.set(`${location} ${key}`, parameter)
    }
  }
  return parameters
}

/** The headers of a response or of a part of a form, by name in lower case. `Content-Type` is that of the content. */
export function headersOf(response: Located<JsonObject>, source: Source): Parameters {
  const { headers } = response.value
  if (!isObject(headers)) return new Map()
  const found: Parameters = new Map()
  for (const [name, value] of Object.entries(headers)) {
    const key = name.toLowerCase()
    if (key !== 'content-type') found.set(key, source.follow({ value, pointer: at(response.pointer, 'headers', name) }))
  }
  return found
}

/** Compares parameters or headers. */
export function compareParameters(
  before: Parameters,
  after: Parameters,
  parents: { base: string; revision: string },
  context: OperationContext,
): void {
  const { direction, add } = context
  for (const [key, parameter] of before) {
    const next = after.get(key)
    if (next === undefined) {
      add('removed', `{place}: the ${nounOf(key, parameter)} was removed`, parents)
      continue
    }
    const pointers = { base: parameter.pointer, revision: next.pointer }
    const [was, is] = [parameter.value.required === true, next.value.required === true]
    if (was !== is)
      add(is ? 'narrowed' : 'widened', `{place} is ${is ? 'required now' : 'no longer required'}`, pointers)
    if (styleOf(parameter.value) !== styleOf(next.value))
      add('changed', '{place} is written in another way now', pointers)
    for (const keyword of ['allowEmptyValue', 'allowReserved']) {
      const [allowed, allows] = [parameter, next].map(({ value }) => value[keyword] === true)
      if (allowed !== allows) add(allows ? 'widened' : 'narrowed', `{place}: \`${keyword}\` is ${allows} now`, pointers)
    }
    if (parameter.value.deprecated !== true && next.value.deprecated === true)
      add('deprecated', '{place} is deprecated now', pointers)
    context.compareSchemas(schemaOf(parameter), schemaOf(next), direction)
  }
  for (const [key, parameter] of after) {
    if (before.has(key)) continue
    const isRequired = parameter.value.required === true
    const text = `{place}: the ${nounOf(key, parameter)} was added${isRequired ? ', and is required' : ''}`
    add(isRequired ? 'narrowed' : 'added', text, parents)
  }
}

function nounOf(key: string, { value, pointer }: Located<JsonObject>): string {
  if (typeof value.in !== 'string') return `header \`${key}\``
  return `${value.in} parameter \`${String(value.name ?? pointer)}\``
}

/** How a value is written as text. */
function styleOf({ in: location, style, explode, content }: JsonObject): string {
  if (isObject(content)) return Object.keys(content).map(mediaTypeOf).join()
  const used = style ?? (location === 'query' || location === 'cookie' ? 'form' : 'simple')
  return JSON.stringify([used, explode ?? used === 'form'])
}

function schemaOf({ value, pointer }: Located<JsonObject>): Located {
  if (!isObject(value.content)) return { value: value.schema ?? true, pointer: at(pointer, 'schema') }
  const [type = '', media]: [string?, Json?] = Object.entries(value.content)[0] ?? []
  return {
    value: (isObject(media) ? media.schema : undefined) ?? true,
    pointer: at(pointer, 'content', type, 'schema'),
  }
}
