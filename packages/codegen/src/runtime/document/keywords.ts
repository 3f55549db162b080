import type { JsonType } from '../zod/json-type-of.ts'
import { asObject } from './fields.ts'

export const everyType: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object']

const ofNumber = /^(?:minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf)$/
const ofString = /^(?:minLength|maxLength|pattern)$/
const ofArray = /^(?:items|prefixItems|(?:min|max)Items|uniqueItems|contains|(?:min|max)Contains)$/
const ofObject =
  /^(?:properties|patternProperties|required|additionalProperties|(?:min|max)Properties|propertyNames|dependent(?:Required|Schemas))$/
const ofAny =
  /^(?:type|const|enum|allOf|oneOf|anyOf|not|if|then|else|\$ref|format|unevaluated(?:Properties|Items)|x-exactly-one-of)$/

/** The type of the values that a keyword restricts, if it is one. */
export function typeOfKeyword(keyword: string): JsonType | undefined {
  if (ofString.test(keyword)) return 'string'
  if (ofNumber.test(keyword)) return 'number'
  if (ofArray.test(keyword)) return 'array'
  return ofObject.test(keyword) ? 'object' : undefined
}

/** Whether a keyword restricts values. */
export function restricts(keyword: string): boolean {
  return ofAny.test(keyword) || typeOfKeyword(keyword) !== undefined
}

/** Whether a `type` allows integers but no other numbers. */
export function isInteger(type: unknown): boolean {
  const types = [type].flat()
  return types.includes('integer') && !types.includes('number')
}

/** The types in a `type`. */
export function typesIn(type: unknown): JsonType[] {
  return [type].flat().map((each) => (each === 'integer' ? 'number' : each)) as JsonType[]
}

/** The names in `oneOf: [{ required: [a] }, { required: [b] }]`. */
export function namesOf(options: unknown): string[] | undefined {
  const names = (options as unknown[]).map((option) => {
    const { required, ...others } = asObject(option)
    const isOne = Object.keys(others).length === 0 && Array.isArray(required) && required.length === 1
    return isOne ? String(required[0]) : undefined
  })
  return names.length > 1 && !names.includes(undefined) ? (names as string[]) : undefined
}
