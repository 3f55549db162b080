export { type JsonType, setOwn } from '../runtime/zod/index.ts'

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/** Whether a value is a JSON object: not an array, and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value itself if it is an object, otherwise an empty one. */
export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

/** The value itself if it is an array, otherwise an empty one. */
export function asArray(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}
