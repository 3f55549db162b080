import type { JsonObject, JsonType } from './json.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Keywords that do not restrict values. */
export const annotationKeywords = words(
  `title description default examples example deprecated readOnly writeOnly externalDocs contentEncoding contentMediaType
  contentSchema discriminator xml $comment $defs $schema`,
)

/** Keywords that are supported in a schema of any type. */
export const generalKeywords = words(
  'type const enum allOf oneOf anyOf not if then else $ref $id $anchor $dynamicRef $dynamicAnchor',
)

/** Keywords that are supported in schemas of one type. */
export const keywordsOfType: Readonly<Record<JsonType, ReadonlySet<string>>> = {
  null: new Set(),
  boolean: new Set(),
  number: words('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf format'),
  string: words('minLength maxLength pattern format'),
  array: words('items prefixItems unevaluatedItems minItems maxItems uniqueItems contains minContains maxContains'),
  object: words(
    `properties patternProperties required additionalProperties unevaluatedProperties minProperties maxProperties
    propertyNames dependentRequired dependentSchemas`,
  ),
}

/** All types of JSON values. */
export const jsonTypes = Object.keys(keywordsOfType) as readonly JsonType[]

/** Keywords of JSON Schema 2020-12 that restrict values or resolve references, but are not supported. */
export const refusedKeywords = words('$recursiveRef $vocabulary')

/** Maps each type-specific keyword to its types. */
export const typesOfKeyword = new Map<string, JsonType[]>()
for (const type of jsonTypes) {
  for (const keyword of keywordsOfType[type])
    typesOfKeyword.set(keyword, [...(typesOfKeyword.get(keyword) ?? []), type])
}

const composing = new Set(['$ref', 'allOf', 'oneOf', 'anyOf', 'not', 'if', 'dependentSchemas'])

/** Whether a keyword applies other schemas to the same value. */
export function composes(keyword: string): boolean {
  return composing.has(keyword)
}

/** Whether a schema applies other schemas to the same value, such as `allOf`. */
export function isComposed(fragment: object): boolean {
  return hasOneOf(composing, fragment)
}

/** Whether a schema has one of these keywords. */
export function hasOneOf(keywords: ReadonlySet<string>, fragment: object): boolean {
  for (const keyword in fragment) if (keywords.has(keyword)) return true
  return false
}

/** Keywords about what no other part of a schema evaluates. */
export const unevaluated = ['unevaluatedProperties', 'unevaluatedItems'] as const

const shaping = new Set(typesOfKeyword.keys())
for (const keyword of unevaluated) shaping.delete(keyword)

/** Whether a keyword restricts values of specific types. `unevaluated…` also depends on compositions. */
export function shapesValues(keyword: string): boolean {
  return shaping.has(keyword)
}

/** Whether a schema has a type-specific keyword. */
export function shapesAny(fragment: object): boolean {
  if (hasOneOf(shaping, fragment)) return true
  return ('unevaluatedProperties' in fragment || 'unevaluatedItems' in fragment) && !isComposed(fragment)
}

/** Whether the numbers of a schema are integers. */
export function isOfIntegers({ type }: JsonObject): boolean {
  return type === 'integer' || (Array.isArray(type) && type.includes('integer') && !type.includes('number'))
}

/** The types whose values the keywords of a schema restrict, in the order of `keywordsOfType`. */
export function shapedTypes(fragment: object): JsonType[] {
  if (!shapesAny(fragment)) return []
  const keywords = Object.keys(fragment)
  const isAlone = !keywords.some(composes)
  const restricting = keywords.filter((keyword) => shapesValues(keyword) || isAlone)
  const found = new Set(restricting.flatMap((keyword) => typesOfKeyword.get(keyword) ?? []))
  return jsonTypes.filter((type) => found.has(type))
}
