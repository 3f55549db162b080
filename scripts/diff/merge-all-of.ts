import { type Document, isObjectOrArray, valueAt } from './document.ts'

type Schema = Record<string, unknown>

/**
 * Replaces `allOf` of objects with one object that has all their properties. Both describe the same values, but Redocly compares
 * keyword by keyword: moving properties into a shared schema would be a break. Schemas that it cannot merge stay as they are.
 */
export function mergeAllOf(document: Document): Document {
  return merged(document, document) as Document
}

function merged(value: unknown, document: Document): unknown {
  if (!isObjectOrArray(value)) return value
  if (Array.isArray(value)) return value.map((each) => merged(each, document))
  const object = withoutAnyOf(mergedObject(value as Schema, document) ?? (value as Schema))
  return Object.fromEntries(Object.entries(object).map(([name, each]) => [name, merged(each, document)]))
}

/** `anyOf` as `oneOf`: whether several options may match makes no difference to clients. */
function withoutAnyOf({ anyOf, ...others }: Schema): Schema {
  return anyOf === undefined || 'oneOf' in others ? { anyOf, ...others } : { ...others, oneOf: anyOf }
}

/** The schema without `allOf`; undefined if it has none, or if its parts are more than objects with different properties. */
function mergedObject({ allOf, ...own }: Schema, document: Document): Schema | undefined {
  if (!Array.isArray(allOf) || 'properties' in own) return undefined
  const parts = allOf.map((part) => partOf(part as Schema, document))
  if (parts.includes(undefined)) return undefined
  const seen = new Set<string>()
  for (const [name, property] of parts.flatMap((part) =>
    Object.entries((part?.properties as object | undefined) ?? {}),
  )) {
    // A constant narrows the property of an earlier part.
    if (seen.has(name) && !('const' in (property as Schema))) return undefined
    seen.add(name)
  }
  return {
    type: 'object',
    ...own,
    required: [...new Set(parts.flatMap((part) => (part?.required as string[] | undefined) ?? []))],
    properties: Object.assign({}, ...parts.map((part) => part?.properties)),
  }
}

const mergeable = new Set(['type', 'description', 'required', 'properties'])

function partOf(part: Schema, document: Document): Schema | undefined {
  const { $ref } = part
  const schema = typeof $ref === 'string' ? (valueAt(document, $ref) as Schema | undefined) : part
  if (schema === undefined) return undefined
  const whole = mergedObject(schema, document) ?? schema
  return whole.type === 'object' && Object.keys(whole).every((name) => mergeable.has(name)) ? whole : undefined
}
