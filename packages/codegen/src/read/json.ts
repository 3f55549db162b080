export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Sets a property, even `__proto__`. */
export function setOwn(object: JsonObject, key: string, value: Json): void {
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  else object[key] = value
}

/** The x-… fields of an object, or undefined if it has none. */
export function extensionsOf(fragment: JsonObject): JsonObject | undefined {
  let extensions: JsonObject | undefined
  for (const key in fragment) {
    if (!key.startsWith('x-')) continue
    extensions ??= {}
    extensions[key] = fragment[key]!
  }
  return extensions
}
