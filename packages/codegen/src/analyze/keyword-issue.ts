import type { JsonType } from '../read/json.ts'
import { annotationKeywords, generalKeywords, refusedKeywords, typesOfKeyword } from '../read/keywords-of-type.ts'
import type { ProblemCode } from '../read/problem-table.ts'

/** Keywords that have no effect without another one. */
const companions = new Map([
  ['then', 'if'],
  ['else', 'if'],
  ['minContains', 'contains'],
  ['maxContains', 'contains'],
])

/** A problem with a keyword, from the problem table. */
interface KeywordIssue {
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
  if (types === undefined) return undefined
  // This is asked for each keyword, and a function would be created each time.
  for (const type of belongsTo) if (types.has(type)) return undefined
  return { code: 'keyword-of-other-type', details: { keyword, types: list([...types]) } }
}

function list(types: readonly JsonType[]): string {
  return types.map((type) => (type === 'null' ? 'null' : `${type}s`)).join(' and ')
}
