export { setOwn } from '../runtime/zod/index.js'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
