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
  '$comment',
])

/** Keywords that are honoured in a schema of any type. */
export const generalKeywords = new Set(['type', 'const', 'enum', 'allOf', 'oneOf', 'anyOf', '$ref', 'discriminator'])

/** Keywords that are honoured in schemas of one type; elsewhere they would be without effect, which is an error here. */
export const keywordsOfType: Readonly<Record<JsonType, ReadonlySet<string>>> = {
  null: new Set(),
  boolean: new Set(),
  number: new Set(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format']),
  string: new Set(['minLength', 'maxLength', 'pattern', 'format']),
  array: new Set(['items', 'minItems', 'maxItems', 'uniqueItems']),
  object: new Set([
    'properties',
    'required',
    'additionalProperties',
    'unevaluatedProperties',
    'minProperties',
    'maxProperties',
    'propertyNames',
  ]),
}

const typesOfKeyword = new Map<string, JsonType[]>()
for (const type of Object.keys(keywordsOfType) as JsonType[]) {
  for (const keyword of keywordsOfType[type])
    typesOfKeyword.set(keyword, [...(typesOfKeyword.get(keyword) ?? []), type])
}

/** Whether a keyword says which values of one type fit; `unevaluatedProperties` speaks of the schemas around it. */
export function shapesValues(keyword: string): boolean {
  return typesOfKeyword.has(keyword) && keyword !== 'unevaluatedProperties'
}

/** Why `keyword` cannot be honoured in a schema of `types` (undefined: the schema states none), if it cannot. */
export function whyNotHonoured(keyword: string, types: ReadonlySet<JsonType> | undefined): string | undefined {
  if (keyword.startsWith('x-') || annotationKeywords.has(keyword) || generalKeywords.has(keyword)) return undefined
  const belongsTo = typesOfKeyword.get(keyword)
  if (belongsTo === undefined) return `The keyword '${keyword}' is not supported.`
  if (types === undefined) {
    return `'${keyword}' has no effect on values other than ${list(belongsTo)}: state the type.`
  }
  if (belongsTo.some((type) => types.has(type))) return undefined
  return `'${keyword}' has no effect on ${list([...types])}.`
}

function list(types: readonly JsonType[]): string {
  return types.map((type) => (type === 'null' ? 'null' : `${type}s`)).join(' and ')
}
