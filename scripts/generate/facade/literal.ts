/** A JSON value as TypeScript, on one line: `{ name: 'VIP' }`. */
export function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, each]) => `${fieldName(key)}: ${literal(each)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

/** The name of a field as TypeScript, quoted if necessary. */
export function fieldName(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : literal(key)
}
