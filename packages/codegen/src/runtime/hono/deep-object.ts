import { failure, Unreadable } from './failure.ts'
import { define, listOf, type Parameter, parameterOf, unreadableAt } from './parameter.ts'
import type { DecodeText } from './percent-decode.ts'
import { bareNotNull, definitionOf, isOfObjects, propertyOf, type Schema } from './schema-kinds.ts'

/** A value and where it stands in an object: `['price', 'min']` of `filter[price][min]`. */
interface Part {
  readonly keys: readonly string[]
  readonly texts: readonly string[]
}

/** How deep an object may be nested: reading it recurses. */
const maxDepth = 64
const tooDeep = failure('depth', `must not be nested deeper than ${maxDepth} levels`)

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
    define(value, key, property)
  }
  if (element === undefined) return value
  const items = Object.keys(value).map((_, index) => value[index])
  return items.includes(undefined) ? new Unreadable(notNumbered) : listOf(items)
}

/** The parts of each property, without its name. */
function byFirstKey(parts: readonly Part[]): Map<string, Part[]> {
  const groups = new Map<string, Part[]>()
  for (const { keys, texts } of parts) {
    const [first, ...rest] = keys as [string, ...string[]]
    const group = groups.get(first)
    if (group === undefined) groups.set(first, [{ keys: rest, texts }])
    else group.push({ keys: rest, texts })
  }
  return groups
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

type ReadWhole = (schema: Schema | undefined, texts: readonly string[]) => unknown

/** Makes a function that reads what goes no deeper; there may be many of one schema. */
function wholeReader(decode: DecodeText): ReadWhole {
  const readers = new Map<Schema, Parameter['read']>()
  return (schema, texts) => {
    // Its schema says that it must be an object.
    if (schema === undefined || isOfObjects(schema)) return decode(texts[0]!) ?? texts[0]
    let read = readers.get(schema)
    if (read === undefined) {
      read = parameterOf('', schema, 'query', {}, decode).read
      readers.set(schema, read)
    }
    return read(texts)
  }
}
