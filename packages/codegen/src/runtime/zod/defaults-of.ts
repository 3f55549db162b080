import type { z } from '@hono/zod-openapi'
import { setOwn } from './json-type-of.ts'
import { run } from './parse-by.ts'
import { pickOf } from './when.ts'

type Schema = z.core.$ZodType

/** Whether a schema or a nested one has a default. */
const holding = new WeakMap<Schema, boolean>()

function holdsDefaults(schema: Schema, seen?: Set<Schema>): boolean {
  const known = holding.get(schema)
  if (known !== undefined || seen?.has(schema)) return known ?? false
  const def: { type: string; shape?: object; getter?: () => Schema } = schema._zod.def
  // The definition of every kind of schema contains its nested schemas.
  const parts = (): unknown[] => [...Object.values(def).flat(), ...Object.values(def.shape ?? {}), def.getter?.()]
  const visited = (seen ?? new Set()).add(schema)
  const isPart = (part: unknown): part is Schema => typeof part === 'object' && '_zod' in (part ?? {})
  const holds =
    /^(?:default|prefault)$/.test(def.type) || parts().some((part) => isPart(part) && holdsDefaults(part, visited))
  // A nested call may have skipped schemas of the recursion, so do not cache a negative result.
  if (holds || seen === undefined) holding.set(schema, holds)
  return holds
}

/**
 * Returns a function that fills the defaults of a schema into a valid value, or undefined if the schema has no defaults.
 * Copies only objects that may gain a property. Unlike zod's parsing, it keeps the order of properties and a property
 * `__proto__`.
 */
export function defaultsOf(schema: Schema): ((value: unknown) => unknown) | undefined {
  return holdsDefaults(schema) ? (value) => within(() => fill(schema, value)) : undefined
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
  return isWithin ? value : within(() => fillDefaults(schema, value))
}

function fillDefaults(schema: Schema, value: unknown): unknown {
  return holdsDefaults(schema) ? fill(schema, value) : value
}

function fill(schema: Schema, value: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const picked = pickOf(schema)?.(value)
  if (picked !== undefined) return fillDefaults(picked, value)
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return value === undefined || value === null ? value : fillDefaults(def.innerType, value)
    case 'default':
    case 'prefault':
      // Clone the default, so that requests do not share an object.
      return fillDefaults(def.innerType, value === undefined ? structuredClone(def.defaultValue) : value)
    case 'lazy':
      return fillDefaults(def.getter(), value)
    case 'array': {
      const { prefix = [] } = def as { prefix?: Schema[] }
      return Array.isArray(value) ? value.map((item, index) => fillDefaults(prefix[index] ?? def.element, item)) : value
    }
    case 'record':
      return fillObject({}, def.valueType, value)
    case 'object':
      return fillObject(def.shape, def.catchall, value)
    case 'union': {
      const option = def.options.find((each) => run(each, value, { async: false }).issues.length === 0)
      return option === undefined ? value : fillDefaults(option, value)
    }
    case 'intersection':
      return fillDefaults(def.right, fillDefaults(def.left, value))
    default:
      return value
  }
}

function fillObject(shape: z.core.$ZodShape, rest: Schema | undefined, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // A spread keeps an own property `__proto__`.
  const filled: Record<string, unknown> = { ...value }
  const set = (name: string, schema: Schema) => {
    if (!holdsDefaults(schema)) return
    const own = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    const after = fill(schema, own)
    if (after === undefined) return
    setOwn(filled, name, after)
  }
  for (const name of Object.keys(shape)) set(name, shape[name]!)
  if (rest === undefined || !holdsDefaults(rest)) return filled
  for (const name of Object.keys(value)) if (!Object.hasOwn(shape, name)) set(name, rest)
  return filled
}
