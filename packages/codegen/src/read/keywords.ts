import type { JsonType } from '../analyse/schema.ts'

/** Keywords that say nothing about which values fit. */
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

/** Keywords that are honoured in a schema of any type. */
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

/** Keywords that are honoured in schemas of one type. */
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

/** Keywords of JSON Schema 2020-12 that change which values fit, but are not honoured. */
export const refusedKeywords = new Set([
  'unevaluatedItems',
  '$id',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$vocabulary',
])

/** Keywords that mean nothing by themselves. */
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

/** Whether a keyword judges the value of its schema by other schemas. */
export function composes(keyword: string): boolean {
  return composing.has(keyword)
}

/** Whether a keyword says which values of one type fit; `unevaluatedProperties` speaks of what is composed too. */
export function shapesValues(keyword: string): boolean {
  return typesOfKeyword.has(keyword) && keyword !== 'unevaluatedProperties'
}

/** Whether the keywords of a schema shape the values of any type. */
export function shapesAny(fragment: object): boolean {
  for (const keyword of Object.keys(fragment)) if (shapesValues(keyword)) return true
  return 'unevaluatedProperties' in fragment && !Object.keys(fragment).some(composes)
}

/** The types whose values the keywords of a schema shape, in the order in which types are listed. */
export function shapedTypes(fragment: object): JsonType[] {
  if (!shapesAny(fragment)) return []
  const keywords = Object.keys(fragment)
  const isAlone = !keywords.some(composes)
  const speaking = keywords.filter((keyword) => shapesValues(keyword) || isAlone)
  const found = new Set(speaking.flatMap((keyword) => typesOfKeyword.get(keyword) ?? []))
  return (Object.keys(keywordsOfType) as JsonType[]).filter((type) => found.has(type))
}

/** What is wrong with a keyword: it is not honoured, which is an error, or it has no effect, which is a warning. */
export interface KeywordIssue {
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/**
 * What is wrong with the keyword of a schema, if anything.
 *
 * @param types the types that its values may have; undefined where it does not say
 */
export function keywordIssue(
  keyword: string,
  fragment: object,
  types: ReadonlySet<JsonType> | undefined,
): KeywordIssue | undefined {
  if (annotationKeywords.has(keyword) || keyword.startsWith('x-')) return undefined
  const companion = companions.get(keyword)
  if (companion !== undefined && !Object.hasOwn(fragment, companion))
    return warning(`'${keyword}' has no effect without '${companion}'.`)
  if (generalKeywords.has(keyword)) return undefined
  if (refusedKeywords.has(keyword)) return { severity: 'error', message: `The keyword '${keyword}' is not supported.` }
  const belongsTo = typesOfKeyword.get(keyword)
  if (belongsTo === undefined) {
    const instead = keyword === 'nullable' ? " Since OpenAPI 3.1, 'null' is listed in 'type'." : ''
    return warning(`'${keyword}' is no keyword of JSON Schema 2020-12, so it has no effect.${instead}`)
  }
  if (types === undefined || belongsTo.some((type) => types.has(type))) return undefined
  return warning(`'${keyword}' has no effect on ${list([...types])}.`)
}

function warning(message: string): KeywordIssue {
  return { severity: 'warning', message }
}

function list(types: readonly JsonType[]): string {
  return types.map((type) => (type === 'null' ? 'null' : `${type}s`)).join(' and ')
}
