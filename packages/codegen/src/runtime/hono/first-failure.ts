import { z } from '@hono/zod-openapi'
import { checkKeys, findBadText, jsonTypeOf, metadataOf, patternsOf, pickOf } from '../zod/index.ts'
import { describeIssue } from './describe-issue.ts'
import { type Failure, failure, inside, Unreadable } from './failure.ts'
import { definitionOf, type Schema, unwrapped } from './schema.ts'
import { type Finders, type RefusesText, unionFailure } from './union-failure.ts'

/**
 * Returns the first failure of `value` in schema order, or undefined if it is valid. zod would describe every failure,
 * which takes seconds for an array with many. This visits each part of the value once and stops at the first failure.
 */
export function firstFailure(schema: Schema, value: unknown, refusesText: RefusesText = false): Failure | undefined {
  // zod finds failures in parts that the walk does not visit, such as the end of a pipe.
  return walk(schema, value, refusesText) ?? zodFailure(schema, value)
}

/** Like `firstFailure`, for a part of a value. */
function walk(schema: Schema, value: unknown, refusesText: RefusesText): Failure | undefined {
  const found = value instanceof Unreadable ? value.failure : failureOf(schema, value, refusesText)
  return found && inside(found, [], extensionsOf(schema))
}

const finders: Finders = { walk, firstFailure }

function failureOf(schema: Schema, value: unknown, refusesText: RefusesText): Failure | undefined {
  const definition = definitionOf(schema)
  const pick = pickOf(schema)
  if (pick !== undefined) {
    const picked = pick(value)
    return (picked && walk(picked, value, refusesText)) ?? (refusesText === true ? badText(value) : undefined)
  }
  switch (definition.type) {
    case 'string':
      return (refusesText && typeof value === 'string' && badText(value)) || zodFailure(schema, value)
    case 'array':
      // Report an array that is too long before its items, as zod does.
      if (!Array.isArray(value) || z.core.util.sizeCaps(definition.checks).some(([max]) => value.length > max)) {
        return zodFailure(schema, value)
      }
      return itemFailure(definition, value, refusesText) ?? checkFailure(schema, value)
    case 'object':
      if (!isRecord(value)) return zodFailure(schema, value)
      return propertyFailure(definition, value, refusesText) ?? checkFailure(schema, value)
    case 'record':
      if (!isRecord(value)) return zodFailure(schema, value)
      return otherFailure(definition.valueType, Object.keys(value), value, refusesText) ?? zodFailure(schema, value)
    case 'nullable':
    case 'union':
      return unionFailure(schema, value, refusesText, finders) ?? checkFailure(schema, value)
    case 'intersection': {
      const { left, right } = definition
      const found = walk(left, value, refusesText && 'declared') ?? walk(right, value, refusesText && 'declared')
      return found ?? (refusesText === true ? badText(value) : undefined) ?? checkFailure(schema, value)
    }
    default: {
      const inner = unwrapped(schema)
      if (inner !== undefined) return walk(inner, value, refusesText) ?? checkFailure(schema, value)
      return zodFailure(schema, value) ?? (refusesText ? badText(value) : undefined)
    }
  }
}

function itemFailure(
  { element, prefix = [] }: z.core.$ZodArrayDef & { prefix?: readonly Schema[] },
  items: readonly unknown[],
  refusesText: RefusesText,
): Failure | undefined {
  for (const [index, item] of items.entries()) {
    const found = walk(prefix[index] ?? element, item, refusesText !== false)
    if (found !== undefined) return inside(found, [index])
  }
  return undefined
}

function propertyFailure(
  definition: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
  refusesText: RefusesText,
): Failure | undefined {
  const { shape, catchall } = definition
  for (const name of Object.keys(shape)) {
    const property = shape[name] as Schema
    const own = Object.hasOwn(value, name) ? value[name] : undefined
    if (own === undefined && property._zod.optin !== undefined) continue
    const found =
      own === undefined ? inside(required, [], extensionsOf(property)) : walk(property, own, refusesText !== false)
    if (found !== undefined) return inside(found, [name])
  }
  const others: string[] = []
  for (const name of Object.keys(value)) {
    const matching = patternsOf(definition, name)
    for (const schema of matching) {
      const found = walk(schema, value[name], refusesText !== false)
      if (found !== undefined) return inside(found, [name])
    }
    if (matching.length === 0 && !Object.hasOwn(shape, name)) others.push(name)
  }
  return otherFailure(catchall, others, value, refusesText)
}

/** @param rest the schema of undeclared properties; undefined if any value is allowed */
function otherFailure(
  rest: Schema | undefined,
  names: readonly string[],
  value: Record<string, unknown>,
  refusesText: RefusesText,
): Failure | undefined {
  const isClosed = rest !== undefined && definitionOf(rest).type === 'never'
  const refuses = refusesText === true
  if (rest === undefined && !refuses) return undefined
  for (const name of names) {
    const own = value[name]
    if (isClosed && !(own instanceof Unreadable)) return failure('unknown', 'is not a known field', [name])
    const found = (refuses ? badText(name) : undefined) ?? walk(rest ?? anything, own, refuses)
    if (found !== undefined) return inside(found, [name])
  }
  return undefined
}

const anything = z.unknown()

/** Runs the checks of `schema` itself on a value whose parts are all valid. */
function checkFailure(schema: Schema, value: unknown): Failure | undefined {
  const payload: z.core.ParsePayload = { value, issues: [] }
  checkKeys(schema, payload)
  const checks = definitionOf(schema).checks as readonly z.core.$ZodCheck<unknown>[] | undefined
  for (const check of checks ?? []) {
    if (payload.issues.length === 0) check._zod.check(payload)
  }
  return payload.issues[0] && described(z.core.util.finalizeIssue(payload.issues[0], {}, z.config()), schema, value)
}

/** The first issue of zod. Use it only for small values, because zod visits all parts. */
function zodFailure(schema: Schema, value: unknown): Failure | undefined {
  const [issue] = z.safeParse(schema, value).error?.issues ?? []
  return issue && described(issue, schema, value)
}

function described(issue: z.core.$ZodIssue, schema: Schema, value: unknown): Failure {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  const at = path.reduce<unknown>((outer, key) => (outer as Record<string, unknown> | undefined)?.[key], value)
  const found = at === undefined ? required : describeIssue(issue, schema)
  const part = partOf(schema, path[0])
  return inside(found, path, part && extensionsOf(part))
}

/** The schema at `key` of an array or object. */
function partOf(schema: Schema, key: string | number | undefined): Schema | undefined {
  const definition = definitionOf(schema)
  if (key === undefined) return undefined
  if (definition.type === 'array') return definition.element
  return definition.type === 'object' ? definition.shape[key] : undefined
}

const required = failure('required', 'is required')

function badText(value: unknown): Failure | undefined {
  const found = findBadText(value)
  return found && failure('text', found.reason, found.path)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return jsonTypeOf(value) === 'object'
}

/** The `x-…` fields of a schema. */
function extensionsOf(schema: Schema): Record<string, unknown> {
  const { param = {}, ...metadata } = metadataOf(schema)
  const entries = [...Object.entries(metadata), ...Object.entries(param)]
  return Object.fromEntries(entries.filter(([name]) => name.startsWith('x-')))
}
