import { propertyName, quote } from '../print/quote.ts'

/** A JSON value as TypeScript, on one line: `{ name: 'VIP' }`. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value).map(([key, each]) => `${propertyName(key)}: ${literal(each)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
