/** The types of JSON values. */
export type JsonType = 'null' | 'string' | 'number' | 'boolean' | 'array' | 'object'

/** The type of a JSON value. */
export function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : (typeof value as JsonType)
}

/** Sets a property, even `__proto__`, which an assignment would take for the prototype. */
export function setOwn(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') object[name] = value
  else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true })
}
