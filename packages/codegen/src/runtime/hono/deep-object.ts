import { failure, Unreadable } from './failure.ts'
import { define, listOf, type Parameter, parameterOf, unreadableAt } from './parameter.ts'
import type { DecodeText } from './percent-decode.ts'
import { bareNotNull, definitionOf, isOfObjects, propertyOf, type Schema } from './schema-kinds.ts'

/** A value and where it stands in an object: `['price', 'min']` of `filter[price][min]`. */
interface Part {
  readonly keys: readonly string[]
  readonly texts: readonly string[]
}

const brackets = /\[([^[\]]*)\]/g

/**
 * Takes a value in the style `deepObject` out of a query: `filter[name]=a&filter[price][min]=1`. Objects inside it go
 * deeper, which OpenAPI leaves open; an array is a name repeated, with or without `[]`, or numbered: `ids[0]=1&ids[1]=2`.
 *
 * @returns undefined where the query has nothing of it
 */
export function takeDeepObject({ name, schema, decode }: Parameter, sent: Map<string, string[]>): unknown {
  const parts: Part[] = []
  for (const [key, texts] of sent) {
    const path = key.startsWith(`${name}[`) ? key.slice(name.length) : ''
    const keys = [...path.matchAll(brackets)].map(([, inner]) => inner!)
    if (keys.length === 0 || path.replaceAll(brackets, '') !== '') continue
    sent.delete(key)
    parts.push({ keys, texts })
  }
  return parts.length === 0 ? undefined : valueOfParts(schema, parts, decode)
}

function valueOfParts(schema: Schema | undefined, parts: readonly Part[], decode: DecodeText): unknown {
  const element = schema && elementOf(schema)
  const isWhole = ({ keys }: Part) =>
    keys.length === 0 || (element !== undefined && keys.length === 1 && keys[0] === '')
  if (parts.some(isWhole)) {
    const [first, ...others] = parts
    return others.length === 0 ? wholeOf(schema, first!.texts, decode) : new Unreadable(mixed)
  }
  const value: Record<string, unknown> = {}
  for (const key of new Set(parts.map(({ keys }) => keys[0]!))) {
    const inner = parts.filter(({ keys }) => keys[0] === key)
    const rest = inner.map(({ keys, texts }) => ({ keys: keys.slice(1), texts }))
    const property = valueOfParts(element ?? (schema && propertyOf(schema, key)), rest, decode)
    if (property instanceof Unreadable) return unreadableAt(property, element === undefined ? key : Number(key))
    define(value, key, property)
  }
  if (element === undefined) return value
  const items = Object.keys(value).map((_, index) => value[index])
  return items.includes(undefined) ? new Unreadable(notNumbered) : listOf(items)
}

const mixed = failure('repeated', 'must not be given both as a whole and in parts')
const notNumbered = failure('style', 'must have items numbered from 0')

/** The schema of an array's items; undefined of any other schema. */
function elementOf(schema: Schema): Schema | undefined {
  const definition = definitionOf(bareNotNull(schema))
  if (definition.type === 'array') return definition.element
  if (definition.type !== 'union' || definition.options.some(isOfObjects)) return undefined
  return definition.options.map(elementOf).find((element) => element !== undefined)
}

function wholeOf(schema: Schema | undefined, texts: readonly string[], decode: DecodeText): unknown {
  // Its schema says that it must be an object.
  if (schema === undefined || isOfObjects(schema)) return decode(texts[0]!) ?? texts[0]
  return parameterOf('', schema, 'query', {}, decode).read(texts)
}
