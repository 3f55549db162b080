/** Serializes a JSON value. The text is equal only for equal values, whatever the order of their keys. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value === 0 ? 0 : value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = value as Record<string, unknown>
  const sorted = Object.keys(fields).sort()
  return `{${sorted.map((key) => `${JSON.stringify(key)}:${canonical(fields[key])}`).join()}}`
}
