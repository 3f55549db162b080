import type { z } from '@hono/zod-openapi'

type Fill = (value: unknown) => unknown
type Schema = z.core.$ZodType

/**
 * A function that fills the defaults of a schema into a value that fits it; undefined where the schema has none, so that
 * the value can be passed on as it came. Only objects that may gain a property are copied: unlike what zod's own parsing
 * makes of a value, the order of properties and a property `__proto__` stay.
 */
export function defaultsOf(schema: z.ZodType): Fill | undefined {
  return fillOf(schema)
}

/** The value with the defaults of a schema that it fits. */
export function fillDefaults(schema: z.ZodType, value: unknown): unknown {
  const fill = fillOf(schema)
  return fill === undefined ? value : fill(value)
}

const compiled = new WeakMap<Schema, Fill | null>()

function fillOf(schema: Schema): Fill | undefined {
  const before = compiled.get(schema)
  if (before !== undefined) return before ?? undefined
  if (!holdsDefaults(schema, new Set())) {
    compiled.set(schema, null)
    return undefined
  }
  // A recursive schema meets itself while it compiles.
  let fill: Fill | undefined
  compiled.set(schema, (value) => (fill === undefined ? value : fill(value)))
  fill = compile(schema)
  compiled.set(schema, fill ?? null)
  return fill
}

function compile(schema: Schema): Fill | undefined {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return ifPresent(fillOf(def.innerType))
    case 'default':
    case 'prefault': {
      const fill = fillOf(def.innerType) ?? same
      // The getter makes an object anew: the default of the next request is another one.
      return (value) => fill(value === undefined ? structuredClone(def.defaultValue) : value)
    }
    case 'lazy':
      return fillOf(def.getter())
    case 'array': {
      const fill = fillOf(def.element)
      return fill && ((value) => (Array.isArray(value) ? value.map(fill) : value))
    }
    case 'record':
      return fillObject({}, fillOf(def.valueType))
    case 'object':
      return fillObject(def.shape as Record<string, Schema>, def.catchall && fillOf(def.catchall))
    case 'union':
      return fillUnion(def.options)
    case 'intersection': {
      const [left = same, right = same] = [fillOf(def.left), fillOf(def.right)]
      return (value) => right(left(value))
    }
    default:
      return undefined
  }
}

const same: Fill = (value) => value

function ifPresent(fill: Fill | undefined): Fill | undefined {
  return fill && ((value) => (value === undefined || value === null ? value : fill(value)))
}

function fillObject(shape: Readonly<Record<string, Schema>>, rest: Fill | undefined): Fill {
  const fields = Object.keys(shape).flatMap((name) => {
    const fill = fillOf(shape[name]!)
    return fill === undefined ? [] : [{ name, fill }]
  })
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    // A spread keeps an own `__proto__` as a plain property.
    const filled: Record<string, unknown> = { ...value }
    const set = (name: string, fill: Fill) => {
      const before = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
      const after = fill(before)
      if (after === undefined) return
      Object.defineProperty(filled, name, { value: after, writable: true, enumerable: true, configurable: true })
    }
    for (const { name, fill } of fields) set(name, fill)
    if (rest !== undefined) {
      for (const name of Object.keys(value)) if (!Object.hasOwn(shape, name)) set(name, rest)
    }
    return filled
  }
}

function fillUnion(options: readonly Schema[]): Fill {
  const fills = options.map((option) => ({ option, fill: fillOf(option) }))
  return (value) => {
    const fits = ({ option }: { option: Schema }) => {
      const result = option._zod.run({ value, issues: [] }, { async: false }) as z.core.ParsePayload
      return result.issues.length === 0
    }
    return (fills.find(fits)?.fill ?? same)(value)
  }
}

function holdsDefaults(schema: Schema, seen: Set<Schema>): boolean {
  if (seen.has(schema)) return false
  seen.add(schema)
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  const inner = (child: Schema | undefined) => child !== undefined && holdsDefaults(child, seen)
  switch (def.type) {
    case 'default':
    case 'prefault':
      return true
    case 'optional':
    case 'nullable':
      return inner(def.innerType)
    case 'lazy':
      return inner(def.getter())
    case 'array':
      return inner(def.element)
    case 'record':
      return inner(def.valueType)
    case 'object':
      return Object.values(def.shape).some((field) => inner(field as Schema)) || inner(def.catchall)
    case 'union':
      return def.options.some((option) => inner(option as Schema))
    case 'intersection':
      return inner(def.left) || inner(def.right)
    default:
      return false
  }
}
