import { asObject, type Fields, isObject } from './fields.ts'
import { namesOf, restricts } from './keywords.ts'

interface Around {
  textOf(schema: unknown): string
  targetOf(reference: unknown): unknown
}

/** A closed composition as one closed object, if every part only lists properties. */
export function closedObject(
  { unevaluatedProperties, ...open }: Fields,
  { textOf, targetOf }: Around,
): Fields | undefined {
  if (unevaluatedProperties !== false) return undefined
  const properties = new Map<string, unknown>()
  const required: unknown[] = []
  const others: Fields[] = []
  const add = (part: unknown): boolean => {
    if (!isObject(part)) return false
    const { $ref, allOf = [], properties: own, required: names, ...rest } = part
    for (const [name, property] of Object.entries(asObject(own))) {
      if (properties.has(name) && textOf(properties.get(name)) !== textOf(property)) return false
      properties.set(name, property)
    }
    required.push(...((names ?? []) as unknown[]))
    others.push(rest)
    const isPlain = Object.entries(rest).every(
      ([keyword, value]) =>
        /^(?:type|x-exactly-one-of)$/.test(keyword) ||
        !restricts(keyword) ||
        (keyword === 'oneOf' && namesOf(value) !== undefined),
    )
    return isPlain && ($ref === undefined || add(targetOf($ref))) && (allOf as unknown[]).every(add)
  }
  if (!add(open)) return undefined
  return { allOf: others, properties: Object.fromEntries(properties), required, additionalProperties: false }
}

/** What a schema with `unevaluated…` says, in the order in which it does: that depends on where properties are evaluated. */
export function structureOf(schema: unknown, around: Around): unknown {
  if (Array.isArray(schema)) return schema.map((part) => structureOf(part, around))
  if (!isObject(schema)) return schema
  const entries = Object.entries(schema).filter(([keyword]) => restricts(keyword))
  const written = entries.map(([keyword, value]) => {
    if (/^(?:properties|patternProperties|dependentSchemas)$/.test(keyword))
      return [keyword, mappedTexts(value, around.textOf)]
    return [keyword, keyword === 'required' ? (value as string[]).toSorted() : structureOf(value, around)]
  })
  return written.sort()
}

/** The texts of schemas by name. */
export function mappedTexts(schemas: unknown, textOf: (schema: unknown) => string): (readonly [string, string])[] {
  return Object.entries(asObject(schemas))
    .map(([name, schema]) => [name, textOf(schema)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
