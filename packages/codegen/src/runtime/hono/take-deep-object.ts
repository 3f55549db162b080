import { setOwn } from '../zod/index.ts'
import { cached } from './cached.ts'
import { failure, Unreadable } from './failure.ts'
import { type Parameter, parameterOf } from './parameter.ts'
import type { DecodeText } from './percent-decode.ts'
import { addTo, listOf, unreadableAt } from './reading.ts'
import { bareNotNull, definitionOf, isOfObjects, propertyOf, type Schema } from './schema.ts'

/** A value and its path in an object: `['price', 'min']` for `filter[price][min]`. */
interface Part {
  readonly keys: readonly string[]
  readonly texts: readonly string[]
}

/** Max nesting of an object, because parsing it recurses. */
const maxDepth = 64
const tooDeep = failure('depth', `must not be nested deeper than ${maxDepth} levels`)

const brackets = /\[([^[\]]*)\]/g

/**
 * Removes a value in the style `deepObject` from a query: `filter[name]=a&filter[price][min]=1`. Supports nested objects,
 * which OpenAPI leaves undefined. An array repeats its name, with or without `[]`, or has indexes: `ids[0]=1&ids[1]=2`.
 *
 * @returns undefined if the query does not contain it
 */
export function takeDeepObject({ name, schema, decode }: Parameter, sent: Map<string, string[]>): unknown {
  const parts: Part[] = []
  for (const [key, texts] of sent) {
    const path = key.startsWith(`${name}[`) ? key.slice(name.length) : ''
    const keys = [...path.matchAll(brackets)].map(([, inner]) => inner!)
    if (keys.length === 0 || path.replaceAll(brackets, '') !== '') continue
    if (keys.length > maxDepth) return new Unreadable(tooDeep)
    sent.delete(key)
    parts.push({ keys, texts })
  }
  return parts.length === 0 ? undefined : valueOfParts(schema, parts, wholeReader(decode))
}

function valueOfParts(schema: Schema | undefined, parts: readonly Part[], readWhole: ReadWhole): unknown {
  const element = schema && elementOf(schema)
  const isWhole = ({ keys }: Part) =>
    keys.length === 0 || (element !== undefined && keys.length === 1 && keys[0] === '')
  if (parts.some(isWhole)) {
    const [first, ...others] = parts
    return others.length === 0 ? readWhole(schema, first!.texts) : new Unreadable(mixed)
  }
  const value: Record<string, unknown> = {}
  for (const [key, inner] of byFirstKey(parts)) {
    const property = valueOfParts(element ?? (schema && propertyOf(schema, key)), inner, readWhole)
    if (property instanceof Unreadable) return unreadableAt(property, element === undefined ? key : Number(key))
    setOwn(value, key, property)
  }
  if (element === undefined) return value
  const items = Object.keys(value).map((_, index) => value[index])
  return items.includes(undefined) ? new Unreadable(notNumbered) : listOf(items)
}

/** Groups parts by their first key, and removes that key. */
function byFirstKey(parts: readonly Part[]): Map<string, Part[]> {
  const groups = new Map<string, Part[]>()
  for (const { keys, texts } of parts) addTo(groups, keys[0]!, { keys: keys.slice(1), texts })
  return groups
}

const mixed = failure('repeated', 'must not be given both as a whole and in parts')
const notNumbered = failure('style', 'must have items numbered from 0')

/** The schema of an array's items. Returns undefined for other schemas. */
function elementOf(schema: Schema): Schema | undefined {
  const definition = definitionOf(bareNotNull(schema))
  if (definition.type === 'array') return definition.element
  if (definition.type !== 'union' || definition.options.some(isOfObjects)) return undefined
  return definition.options.map(elementOf).find((element) => element !== undefined)
}

type ReadWhole = (schema: Schema | undefined, texts: readonly string[]) => unknown

/** Creates a function that parses values without nested keys. */
function wholeReader(decode: DecodeText): ReadWhole {
  const readerOf = cached((schema: Schema) => parameterOf('', schema, 'query', {}, decode).read)
  return (schema, texts) => {
    // Its schema then reports that it must be an object.
    if (schema === undefined || isOfObjects(schema)) return decode(texts[0]!) ?? texts[0]
    return readerOf(schema)(texts)
  }
}
