import type { z } from '@hono/zod-openapi'
import { patternsOf } from './fields.ts'
import { setOwn } from './json-type-of.ts'
import { run } from './parse-by.ts'
import { pickOf } from './when.ts'

export type Schema = z.core.$ZodType

/** A change of the parts of a value for which some schemas ask, such as filling in defaults. */
export interface Pass {
  /** Whether a schema itself asks for a change, not one inside it. */
  readonly asks: (schema: Schema) => boolean
  /** Changes the value of a schema that asks for it. */
  readonly change: (schema: Schema, value: unknown) => unknown
  /** Whether schemas match the value before the change, or the changed one. */
  readonly matches: 'before' | 'after'
  /** Combines the changes by several schemas that a value must all match. */
  readonly combine: (value: unknown, changes: readonly ((value: unknown) => unknown)[]) => unknown
  /** Whether a schema or a nested one asks for a change. */
  readonly asking: WeakMap<Schema, boolean>
}

/** Whether a schema or a nested one asks for a change. */
export function asksFor(pass: Pass, schema: Schema, seen?: Set<Schema>): boolean {
  const known = pass.asking.get(schema)
  if (known !== undefined || seen?.has(schema)) return known ?? false
  const def: { type: string; shape?: object; getter?: () => Schema } = schema._zod.def
  // The definition of every kind of schema contains its nested schemas.
  const parts = (): unknown[] => [...Object.values(def).flat(2), ...Object.values(def.shape ?? {}), def.getter?.()]
  const visited = (seen ?? new Set()).add(schema)
  const isPart = (part: unknown): part is Schema => typeof part === 'object' && '_zod' in (part ?? {})
  const asks = pass.asks(schema) || parts().some((part) => isPart(part) && asksFor(pass, part, visited))
  // A nested call may have skipped schemas of the recursion, so do not cache a negative result.
  if (asks || seen === undefined) pass.asking.set(schema, asks)
  return asks
}

/**
 * Changes the parts of a valid value. Copies only objects and lists that may change. Unlike zod's parsing, it keeps the order of
 * properties and a property `__proto__`.
 */
export function changeParts(pass: Pass, schema: Schema, value: unknown): unknown {
  if (!asksFor(pass, schema)) return value
  if (pass.asks(schema)) return pass.change(schema, value)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const pick = pickOf(schema)
  if (pick !== undefined) {
    const { options } = def as unknown as { options: readonly Schema[] }
    const isFree = pick(value) === undefined
    return changeByOption(pass, options, value, (option, match) => pick(match) === option, isFree)
  }
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return value === undefined || value === null ? value : changeParts(pass, def.innerType, value)
    case 'lazy':
      return changeParts(pass, def.getter(), value)
    case 'array': {
      const { prefix = [] } = def as { prefix?: Schema[] }
      if (!Array.isArray(value)) return value
      return value.map((item, index) => changeAt(index, () => changeParts(pass, prefix[index] ?? def.element, item)))
    }
    case 'record':
      return changeObject(pass, { shape: {}, catchall: def.valueType }, value)
    case 'object':
      return changeObject(pass, def, value)
    case 'union':
      return changeByOption(pass, def.options, value, isValid)
    case 'intersection':
      return pass.combine(
        value,
        [def.left, def.right].map((side) => (each) => changeParts(pass, side, each)),
      )
    default:
      return value
  }
}

function isValid(schema: Schema, value: unknown): boolean {
  return run(schema, value, { async: false }).issues.length === 0
}

/**
 * Changes a value by the first schema that matches it, before or after the change.
 *
 * @param isFree whether the value need not match any
 */
function changeByOption(
  pass: Pass,
  options: readonly Schema[],
  value: unknown,
  isMatch: (option: Schema, value: unknown) => boolean,
  isFree = false,
): unknown {
  if (pass.matches === 'before') {
    const option = options.find((each) => isMatch(each, value))
    return option === undefined ? value : changeParts(pass, option, value)
  }
  const isScalar = typeof value !== 'object' || value === null
  // Null, for example, must not be changed by an option that takes anything.
  if (isScalar && options.some((option) => !asksFor(pass, option) && isMatch(option, value))) return value
  let refused: unknown
  let asObject: unknown
  // Others may take a value as it is, for example any object.
  const asking = options.filter((option) => asksFor(pass, option))
  for (const option of [...asking, ...options.filter((each) => !asking.includes(each))]) {
    if (!mayMatch(option, value)) continue
    try {
      const changed = changeParts(pass, option, value)
      if (!isMatch(option, changed)) continue
      // A class instance, such as a date, is an object too. Another option may be a string for it.
      if (!isInstance(value) || typeof changed !== 'object') return changed
      asObject ??= changed
    } catch (error) {
      if (!(error instanceof PartError)) throw error
      refused ??= error
    }
  }
  if (asObject !== undefined) return asObject
  if (refused !== undefined && !isFree) throw refused
  return value
}

function isInstance(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return ![Object.prototype, null].includes(Object.getPrototypeOf(value))
}

/** Whether the fixed values of an option, such as a tag, are those of a value. Without this, recursion would be exponential. */
function mayMatch(option: Schema, value: unknown): boolean {
  const { propValues } = option._zod
  if (propValues === undefined || typeof value !== 'object' || value === null) return true
  return Object.entries(propValues).every(([name, values]) => {
    const own = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    return values.size === 0 || values.has(own as z.core.util.Primitive)
  })
}

type Properties = Pick<z.core.$ZodObjectDef, 'shape' | 'catchall'>

function changeObject(pass: Pass, def: Properties, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // A spread keeps an own property `__proto__`.
  const changed: Record<string, unknown> = { ...value }
  const set = (name: string, schemas: readonly (Schema | undefined)[]) => {
    const asking = schemas.filter((schema) => schema !== undefined && asksFor(pass, schema))
    if (asking.length === 0) return
    const own = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    const changes = asking.map((schema) => (each: unknown) => changeParts(pass, schema!, each))
    const after = changeAt(name, () => (changes.length === 1 ? changes[0]!(own) : pass.combine(own, changes)))
    if (after !== undefined) setOwn(changed, name, after)
  }
  const { shape, catchall } = def
  for (const name of Object.keys(shape)) set(name, [shape[name], ...patternsOf(def, name)])
  const { patterns = [] } = def as { patterns?: readonly unknown[] }
  if (patterns.length === 0 && (catchall === undefined || !asksFor(pass, catchall))) return changed
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(shape, name)) continue
    const matching = patternsOf(def, name)
    set(name, matching.length > 0 ? matching : [catchall])
  }
  return changed
}

/** A part of a value that cannot be changed. */
export class PartError extends Error {
  override readonly name = 'PartError'
  /** From the value to the part. */
  readonly path: (string | number)[] = []
}

function changeAt(key: string | number, change: () => unknown): unknown {
  try {
    return change()
  } catch (error) {
    if (error instanceof PartError) error.path.unshift(key)
    throw error
  }
}
