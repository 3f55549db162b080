import { failure, Unreadable } from './failure.ts'
import { define, type Parameter, parameterOf, unreadableAt } from './parameter.ts'
import { formDecode } from './percent-decode.ts'
import { bareNotNull, definitionOf, isOfObjects, propertyOf, type Schema } from './schema-kinds.ts'

/** A value and where it stands in an object: `['price', 'min']` of `filter[price][min]`. */
interface Part {
  readonly keys: readonly string[]
  readonly texts: readonly string[]
}

const brackets = /\[([^[\]]*)\]/g

/**
 * Takes an object in the style `deepObject` out of a query: `filter[name]=a&filter[price][min]=1`. Objects inside it go
 * deeper, which OpenAPI leaves open; an array is a name repeated, with or without `[]`.
 *
 * @returns undefined where the query has nothing of it
 */
export function takeDeepObject({ name, schema }: Parameter, sent: Map<string, string[]>): unknown {
  const parts: Part[] = []
  for (const [key, texts] of sent) {
    const path = key.startsWith(`${name}[`) ? key.slice(name.length) : ''
    const keys = [...path.matchAll(brackets)].map(([, inner]) => inner!)
    if (keys.length === 0 || path.replaceAll(brackets, '') !== '') continue
    sent.delete(key)
    parts.push({ keys, texts })
  }
  return parts.length === 0 ? undefined : valueOfParts(schema, parts)
}

function valueOfParts(schema: Schema | undefined, parts: readonly Part[]): unknown {
  const [first] = parts
  if (first !== undefined && isWhole(first, schema)) {
    return parts.length === 1 ? wholeOf(schema, first.texts) : new Unreadable(mixed)
  }
  const value: Record<string, unknown> = {}
  if (parts.some((part) => isWhole(part, schema))) return new Unreadable(mixed)
  for (const key of new Set(parts.map(({ keys }) => keys[0]!))) {
    const inner = parts.filter(({ keys }) => keys[0] === key)
    const rest = inner.map(({ keys, texts }) => ({ keys: keys.slice(1), texts }))
    const property = valueOfParts(schema && propertyOf(schema, key), rest)
    if (property instanceof Unreadable) return unreadableAt(property, key)
    define(value, key, property)
  }
  return value
}

const mixed = failure('repeated', 'must not be given both as a whole and in parts')

/** Whether a part goes no deeper. */
function isWhole({ keys }: Part, schema: Schema | undefined): boolean {
  if (keys.length === 0) return true
  const isArray = schema !== undefined && definitionOf(bareNotNull(schema)).type === 'array'
  return isArray && keys.length === 1 && keys[0] === ''
}

const readers = new WeakMap<Schema, Parameter['read']>()

function wholeOf(schema: Schema | undefined, texts: readonly string[]): unknown {
  // Its schema says that it must be an object.
  if (schema === undefined || isOfObjects(schema)) return formDecode(texts[0]!) ?? texts[0]
  let read = readers.get(schema)
  if (read === undefined) {
    read = parameterOf('', schema, 'query', {}, formDecode).read
    readers.set(schema, read)
  }
  return read(texts)
}
