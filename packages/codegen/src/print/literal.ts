import { isObject, type Json } from '../read/json.ts'
import { list } from './code.ts'
import { objectKey, quote } from './quote.ts'

/** Prints a plain value as readable JavaScript. */
export function literal(value: Json): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value))
    return list(
      '[',
      value.map((item) => literal(item)),
      ']',
    )
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, field]) => `${objectKey(key)}: ${literal(field)}`)
  return list('{', entries, '}')
}
