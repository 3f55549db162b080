import type { JsonType } from './json.ts'
import type { ProblemCode } from './problem-table.ts'

/** Keywords that do not restrict values. */
export const annotationKeywords = new Set([
  'title',
  'description',
  'default',
  'examples',
  'example',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'discriminator',
  'xml',
  '$comment',
  '$defs',
  '$schema',
])

/** Keywords that are supported in a schema of any type. */
export const generalKeywords = new Set([
  'type',
  'const',
  'enum',
  'allOf',
  'oneOf',
  'anyOf',
  'not',
  'if',
  'then',
  'else',
  '$ref',
])

/** Keywords that are supported in schemas of one type. */
export const keywordsOfType: Readonly<Record<JsonType, ReadonlySet<string>>> = {
  null: new Set(),
  boolean: new Set(),
  number: new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format']),
  string: new Set(['minLength', 'maxLength', 'pattern', 'format']),
  array: new Set([
    'items',
    'prefixItems',
    'minItems',
    'maxItems',
    'uniqueItems',
    'contains',
    'minContains',
    'maxContains',
  ]),
  object: new Set([
    'properties',
    'patternProperties',
    'required',
    'additionalProperties',
    'unevaluatedProperties',
    'minProperties',
    'maxProperties',
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
  ]),
}

/** Keywords of JSON Schema 2020-12 that restrict values or resolve references, but are not supported. */
export const refusedKeywords = new Set([
  'unevaluatedItems',
  '$id',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$vocabulary',
])

/** Keywords that have no effect without another one. */
const companions = new Map([
  ['then', 'if'],
  ['else', 'if'],
  ['minContains', 'contains'],
  ['maxContains', 'contains'],
])

const typesOfKeyword = new Map<string, JsonType[]>()
for (const type of Object.keys(keywordsOfType) as JsonType[]) {
  for (const keyword of keywordsOfType[type])
    typesOfKeyword.set(keyword, [...(typesOfKeyword.get(keyword) ?? []), type])
}

const composing = new Set(['$ref', 'allOf', 'oneOf', 'anyOf', 'not', 'if', 'dependentSchemas'])

/** Whether a keyword applies other schemas to the same value. */
export function composes(keyword: string): boolean {
  return composing.has(keyword)
}

/** Whether a keyword restricts values of specific types. `unevaluatedProperties` also depends on compositions. */
export function shapesValues(keyword: string): boolean {
  return typesOfKeyword.has(keyword) && keyword !== 'unevaluatedProperties'
}

/** Whether a schema has a type-specific keyword. */
export function shapesAny(fragment: object): boolean {
  for (const keyword of Object.keys(fragment)) if (shapesValues(keyword)) return true
  return 'unevaluatedProperties' in fragment && !Object.keys(fragment).some(composes)
}

/** The types whose values the keywords of a schema restrict, in the order of `keywordsOfType`. */
export function shapedTypes(fragment: object): JsonType[] {
  if (!shapesAny(fragment)) return []
  const keywords = Object.keys(fragment)
  const isAlone = !keywords.some(composes)
  const speaking = keywords.filter((keyword) => shapesValues(keyword) || isAlone)
  const found = new Set(speaking.flatMap((keyword) => typesOfKeyword.get(keyword) ?? []))
  return (Object.keys(keywordsOfType) as JsonType[]).filter((type) => found.has(type))
}

/** A problem with a keyword, from the problem table. */
export interface KeywordIssue {
  readonly code: ProblemCode
  readonly details: Readonly<Record<string, string>>
}

/**
 * Returns the problem with a keyword of a schema, if any.
 *
 * @param types the types that its values may have; undefined if unknown
 */
export function keywordIssue(
  keyword: string,
  fragment: object,
  types: ReadonlySet<JsonType> | undefined,
): KeywordIssue | undefined {
  if (annotationKeywords.has(keyword) || keyword.startsWith('x-')) return undefined
  const companion = companions.get(keyword)
  if (companion !== undefined && !Object.hasOwn(fragment, companion))
    return { code: 'keyword-without-companion', details: { keyword, companion } }
  if (generalKeywords.has(keyword)) return undefined
  if (refusedKeywords.has(keyword)) return { code: 'unsupported-keyword', details: { keyword } }
  const belongsTo = typesOfKeyword.get(keyword)
  if (belongsTo === undefined) {
    return { code: keyword === 'nullable' ? 'nullable-keyword' : 'unknown-keyword', details: { keyword } }
  }
  if (types === undefined || belongsTo.some((type) => types.has(type))) return undefined
  return { code: 'keyword-of-other-type', details: { keyword, types: list([...types]) } }
}

function list(types: readonly JsonType[]): string {
  return types.map((type) => (type === 'null' ? 'null' : `${type}s`)).join(' and ')
}
