import type { Schema } from './schema.ts'
import { childrenOf } from './types-of.ts'

const sizes = new WeakMap<Schema, number>()

/** The number of schemas in a schema, itself included. One that occurs twice counts twice. */
export function sizeOf(schema: Schema): number {
  const known = sizes.get(schema)
  if (known !== undefined) return known
  const size = childrenOf(schema).reduce((sum, child) => sum + sizeOf(child), 1)
  sizes.set(schema, size)
  return size
}
