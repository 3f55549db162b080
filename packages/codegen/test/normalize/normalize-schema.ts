import { exactlyOneGroups, exactlyOneOf } from '../../src/analyze/exactly-one-of.ts'
import { isObject, type Json, type JsonObject } from '../../src/read/json.ts'
import { keysOf } from '../../src/read/pointer.ts'

/** Inputs of `normalizeSchema`. */
export interface SchemaContext {
  /** The component schemas. */
  readonly schemas: JsonObject
  /** Whether a keyword is compared. */
  isCompared(keyword: string): boolean
  /** Whether to add a discriminator to a `oneOf` without one. */
  readonly addsDiscriminators: boolean
}

/** Keywords that do not restrict values. */
const annotations = new Set(['title', 'readOnly', 'writeOnly', 'contentEncoding', 'contentMediaType', '$comment'])

/** Normalizes a schema, so that equivalent schemas become equal. */
export function normalizeSchema(schema: Json, context: SchemaContext): Json {
  if (!isObject(schema)) return schema === false ? { not: {} } : {}
  const compared = Object.entries(schema).filter(
    ([keyword]) => context.isCompared(keyword) && !annotations.has(keyword),
  )
  const result = Object.fromEntries(
    compared.map(([keyword, value]) => [keyword, normalizeKeyword(keyword, value, context)]),
  )
  if (result.const !== undefined) {
    result.enum = [result.const]
    delete result.const
  }
  // It says how a body is sent, not which strings are valid.
  if (result.format === 'binary') delete result.format
  // The values imply their types, so `type` is redundant unless it excludes one of them.
  const types = [result.type ?? []].flat()
  if (Array.isArray(result.enum) && result.enum.every((value) => types.length === 0 || types.some(isTypeOf(value)))) {
    delete result.type
  }
  for (const keyword of ['additionalProperties', 'items', 'properties', 'required']) {
    if (isEmpty(result[keyword])) delete result[keyword]
  }
  if (context.addsDiscriminators && Array.isArray(result.oneOf)) {
    result.discriminator ??= discriminatorOf(result.oneOf, context) ?? null
    if (result.discriminator === null) delete result.discriminator
  }
  const { $ref, ...beside } = normalizeExtension(normalizeGroups(normalizeClosed(result, context)), context)
  if ($ref === undefined) return beside
  // A reference with sibling keywords is equivalent to an `allOf`.
  return isEmpty(beside) ? { $ref } : { allOf: [{ $ref }, beside] }
}

function isTypeOf(value: Json): (type: Json) => boolean {
  const own = value === null ? 'null' : typeof value
  return (type) => type === own || (type === 'integer' && Number.isInteger(value))
}

function isEmpty(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function normalizeKeyword(keyword: string, value: Json, context: SchemaContext): Json {
  switch (keyword) {
    case 'properties':
      return Object.fromEntries(
        Object.entries(value as JsonObject).map(([name, inner]) => [name, normalizeSchema(inner, context)]),
      )
    case 'additionalProperties':
      return value === false ? false : normalizeSchema(value, context)
    case 'items':
    case 'propertyNames':
      return normalizeSchema(value, context)
    case 'allOf':
    case 'oneOf':
    case 'anyOf':
      return (value as Json[]).map((inner) => normalizeSchema(inner, context))
    case 'required':
      return (value as string[]).toSorted()
    case 'type':
      return Array.isArray(value) ? (value as string[]).toSorted() : value
    case 'pattern':
      return (value as string).replaceAll('\\/', '/')
    default:
      return value
  }
}

/** The component that a schema refers to. */
function targetOf(schema: Json | undefined, { schemas }: SchemaContext): Json | undefined {
  const reference = isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : ''
  return schemas[keysOf(reference)?.[2] ?? '']
}

const mergeable = new Set(['type', 'properties', 'required', 'x-exactly-one-of'])

/** Merges a closed composition into one closed object if every part only lists properties. */
function normalizeClosed(schema: JsonObject, context: SchemaContext): JsonObject {
  const { unevaluatedProperties, allOf = [], ...own } = schema
  if (unevaluatedProperties !== false) return schema
  const members = (allOf as Json[]).map((member) => {
    const target = targetOf(member, context)
    return target === undefined ? member : normalizeSchema(target, context)
  }) as JsonObject[]
  const parts = [...members, own]
  if (parts.some((part) => Object.keys(part).some((keyword) => !mergeable.has(keyword)))) return schema
  const result: JsonObject = Object.assign({ type: 'object', additionalProperties: false }, ...parts)
  result.properties = Object.assign({}, ...parts.map(({ properties }) => properties))
  result.required = [...new Set(parts.flatMap(({ required = [] }) => required as string[]))].sort()
  return result
}

/** Replaces a `oneOf` of single required properties with the extension `x-exactly-one-of`. */
function normalizeGroups(schema: JsonObject): JsonObject {
  const { oneOf, ...rest } = schema
  const groups = [...(exactlyOneGroups(schema['x-exactly-one-of']) ?? [])]
  const names = oneOf === undefined ? undefined : exactlyOneOf(oneOf, new Set(['object']))
  if (names !== undefined) groups.push(names)
  return { ...(names === undefined ? schema : rest), ...(groups.length > 0 && { 'x-exactly-one-of': groups }) }
}

/** The discriminator that zod-openapi writes for a `oneOf` of components with a tag property. */
function discriminatorOf(options: readonly Json[], context: SchemaContext): JsonObject | undefined {
  const fixed = options.map((option) => (targetOf(option, context) === undefined ? {} : fixedValues(option, context)))
  const isApart = (name: string) => {
    const values = fixed.map((properties) => properties[name])
    return values.every((own) => own !== undefined) && new Set(values.flat()).size === values.flat().length
  }
  const propertyName = Object.keys(fixed[0] ?? {}).find(isApart)
  if (propertyName === undefined) return undefined
  const entries = options.flatMap((option, index) =>
    fixed[index]![propertyName]!.map((value): [string, Json] => [String(value), (option as JsonObject).$ref!]),
  )
  return { propertyName, mapping: Object.fromEntries(entries) }
}

/** The properties of an object that have fixed values, including those of its `allOf` members. */
function fixedValues(schema: Json, context: SchemaContext): Record<string, Json[]> {
  const target = targetOf(schema, context) ?? schema
  if (!isObject(target)) return {}
  const own = Object.entries(isObject(target.properties) ? target.properties : {}).flatMap(([name, property]) => {
    const values = isObject(property) ? (property.enum ?? (property.const === undefined ? [] : [property.const])) : []
    return Array.isArray(values) && values.length > 0 ? [[name, values] as const] : []
  })
  const members = Array.isArray(target.allOf) ? target.allOf : []
  return Object.assign({}, ...members.map((member) => fixedValues(member, context)), Object.fromEntries(own))
}

/** Removes requirements of an extension that its base already has; without any other, it is the base. */
function normalizeExtension(schema: JsonObject, context: SchemaContext): JsonObject {
  const { allOf, type, ...rest } = schema
  const [base, addition, ...others] = (allOf ?? []) as JsonObject[]
  const target = targetOf(base, context)
  if (!isObject(target) || !isObject(addition) || !Array.isArray(target.required) || others.length > 0) return schema
  const added = withoutRepeated(addition, normalizeSchema(target, context) as JsonObject)
  const own = { ...rest, ...(type !== undefined && type !== target.type && { type }) }
  return isEmpty(added) && isEmpty(own) ? base! : { ...own, allOf: [base!, added] }
}

/** The requirements of a normalized object beyond those of another one that applies too. */
function withoutRepeated(addition: JsonObject, target: JsonObject): JsonObject {
  const { required = [], properties, ...added } = addition
  const given = Object.entries((properties ?? {}) as JsonObject)
  const before = { required: [], properties: {}, ...target } as { required: Json[]; properties: JsonObject }
  const more = (required as Json[]).filter((name) => !before.required.includes(name))
  const changed = given.filter(([name, property]) => !repeats(property, before.properties[name]))
  const closes = Object.entries(added).filter(
    ([keyword, value]) => JSON.stringify(value) !== JSON.stringify(target[keyword]),
  )
  // A closed object that lists fewer properties excludes the others.
  const isNarrower = given.length !== Object.keys(before.properties).length
  return {
    ...(changed.length > 0 || isNarrower ? added : Object.fromEntries(closes)),
    ...(changed.length > 0 && { properties: Object.fromEntries(changed) }),
    ...(more.length > 0 && { required: more }),
  }
}

/** Whether another schema has all keywords of a schema. */
function repeats(schema: Json, other: Json | undefined): boolean {
  if (!isObject(schema) || !isObject(other)) return false
  return Object.entries(schema).every(([keyword, value]) => JSON.stringify(value) === JSON.stringify(other[keyword]))
}
