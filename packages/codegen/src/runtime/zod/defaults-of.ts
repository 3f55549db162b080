import type { z } from '@hono/zod-openapi'
import { asksFor, changeParts, type Pass, type Schema } from './change-parts.ts'

const filling: Pass = {
  asks: (schema) => /^(?:default|prefault)$/.test(schema._zod.def.type),
  change(schema, value) {
    const { innerType, defaultValue } = schema._zod.def as z.core.$ZodDefaultDef
    // Clone the default, so that requests do not share an object.
    return changeParts(filling, innerType, value === undefined ? structuredClone(defaultValue) : value)
  },
  matches: 'before',
  // A default of one schema may get parts that another one fills in.
  combine: (value, changes) => changes.reduce((filled, fill) => fill(filled), value),
  asking: new WeakMap(),
}

/** Returns a function that fills the defaults of a schema into a valid value, or undefined if the schema has no defaults. */
export function defaultsOf(schema: Schema): ((value: unknown) => unknown) | undefined {
  return asksFor(filling, schema) ? (value) => within(() => changeParts(filling, schema, value)) : undefined
}

/** Whether the value being parsed is a part of a value that is filled as a whole later, or only validated. */
let isWithin = false

export function within<T>(run: () => T): T {
  const before = isWithin
  isWithin = true
  try {
    return run()
  } finally {
    isWithin = before
  }
}

/** Fills defaults into a whole value, but not into its parts separately: that would take exponential time. */
export function fillWhole(schema: Schema, value: unknown): unknown {
  return isWithin ? value : within(() => changeParts(filling, schema, value))
}
