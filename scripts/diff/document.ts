import { keysOf } from './subject-of.ts'

/** A bundled OpenAPI document. */
export interface Document {
  info: { version: string; [field: string]: unknown }
  [key: string]: unknown
}

/** The value at a JSON pointer of a document; undefined if not found. */
export function valueAt(document: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => (isObjectOrArray(value) ? value[key] : undefined), document)
}

export function isObjectOrArray(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
