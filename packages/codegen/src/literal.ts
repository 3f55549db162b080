import { propertyName, quote } from './names.ts'

/** A plain value as a JavaScript expression on one line; properties that are undefined are left out. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  const fields: string[] = []
  for (const [key, field] of Object.entries(value)) {
    // Written plainly it would set the prototype.
    if (field !== undefined)
      fields.push(`${key === '__proto__' ? "['__proto__']" : propertyName(key)}: ${literal(field)}`)
  }
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
