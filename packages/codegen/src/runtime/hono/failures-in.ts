import { z } from '@hono/zod-openapi'
import { checkKeys, findBadText, jsonTypeOf, metadataOf, patternsOf, pickOf } from '../zod/index.ts'
import { describeIssue } from './describe-issue.ts'
import { type Failure, failure, inside, Unreadable } from './failure.ts'
import { definitionOf, type Schema, unwrapped } from './schema.ts'
import { type Failures, type Finders, type RefusesText, unionFailures } from './union-failures.ts'

/**
 * Returns the first failure of `value` in schema order, or undefined if it is valid. zod would describe every failure,
 * which takes seconds for an array with many. This visits each part of the value once and stops at the first failure.
 */
export function firstFailure(schema: Schema, value: unknown, refusesText: RefusesText = false): Failure | undefined {
  for (const found of failuresIn(schema, value, refusesText)) return found
  return undefined
}

/** The failures of `value` in schema order. Each is searched for when the iteration asks for it. */
export function* failuresIn(schema: Schema, value: unknown, refusesText: RefusesText = false): Failures {
  if (yield* walk(schema, value, refusesText)) return true
  // zod finds failures in parts that the walk does not visit, such as the end of a pipe.
  return yield* zodFailures(schema, value)
}

/** Like `failuresIn`, for a part of a value. */
function* walk(schema: Schema, value: unknown, refusesText: RefusesText): Failures {
  const found = value instanceof Unreadable ? [value.failure] : failuresOf(schema, value, refusesText)
  return yield* within(found, [], schema)
}

/** Failures of a part of a value, as those of the value. */
function* within(failures: Iterable<Failure>, path: Failure['path'], schema?: Schema): Failures {
  let isFound = false
  for (const found of failures) {
    isFound = true
    yield inside(found, path, schema && extensionsOf(schema))
  }
  return isFound
}

/** What may be no failure. */
function* oneOf(found: Failure | undefined | false): Failures {
  if (found) yield found
  return Boolean(found)
}

const finders: Finders = { walk, firstFailure }

function* failuresOf(schema: Schema, value: unknown, refusesText: RefusesText): Failures {
  const definition = definitionOf(schema)
  const pick = pickOf(schema)
  if (pick !== undefined) {
    const picked = pick(value)
    if (picked && (yield* walk(picked, value, refusesText))) return true
    return yield* oneOf(refusesText === true && badText(value))
  }
  switch (definition.type) {
    case 'string':
      if (yield* oneOf(refusesText && typeof value === 'string' && badText(value))) return true
      return yield* zodFailures(schema, value)
    case 'array':
      // Report an array that is too long before its items, as zod does.
      if (!Array.isArray(value) || z.core.util.sizeCaps(definition.checks).some(([max]) => value.length > max)) {
        return yield* zodFailures(schema, value)
      }
      return (yield* itemFailures(definition, value, refusesText)) || (yield* checkFailures(schema, value))
    case 'object':
      if (!isRecord(value)) return yield* zodFailures(schema, value)
      return (yield* propertyFailures(definition, value, refusesText)) || (yield* checkFailures(schema, value))
    case 'record':
      if (!isRecord(value)) return yield* zodFailures(schema, value)
      return (
        (yield* otherFailures(definition.valueType, Object.keys(value), value, refusesText)) ||
        (yield* zodFailures(schema, value))
      )
    case 'nullable':
    case 'union':
      return (yield* unionFailures(schema, value, refusesText, finders)) || (yield* checkFailures(schema, value))
    case 'intersection': {
      const { left, right, isDependent } = definition as z.core.$ZodIntersectionDef & { isDependent?: boolean }
      const isLeft = yield* walk(left, value, refusesText && 'declared')
      if (isLeft && isDependent) return true
      const isRight = yield* walk(right, value, refusesText && 'declared')
      if (isLeft || isRight || (yield* oneOf(refusesText === true && badText(value)))) return true
      return yield* checkFailures(schema, value)
    }
    default: {
      const inner = unwrapped(schema)
      if (inner !== undefined) return (yield* walk(inner, value, refusesText)) || (yield* checkFailures(schema, value))
      return (yield* zodFailures(schema, value)) || (yield* oneOf(refusesText && badText(value)))
    }
  }
}

function* itemFailures(
  { element, prefix = [] }: z.core.$ZodArrayDef & { prefix?: readonly Schema[] },
  items: readonly unknown[],
  refusesText: RefusesText,
): Failures {
  let isFound = false
  for (const [index, item] of items.entries()) {
    const found = walk(prefix[index] ?? element, item, refusesText !== false)
    isFound = (yield* within(found, [index])) || isFound
  }
  return isFound
}

function* propertyFailures(
  definition: z.core.$ZodObjectDef,
  value: Record<string, unknown>,
  refusesText: RefusesText,
): Failures {
  const { shape, catchall } = definition
  let isFound = false
  for (const name of Object.keys(shape)) {
    const property = shape[name] as Schema
    const own = Object.hasOwn(value, name) ? value[name] : undefined
    if (own === undefined && property._zod.optin !== undefined) continue
    const found = own === undefined ? within([required], [], property) : walk(property, own, refusesText !== false)
    isFound = (yield* within(found, [name])) || isFound
  }
  const others: string[] = []
  for (const name of Object.keys(value)) {
    const matching = patternsOf(definition, name)
    for (const schema of matching) {
      isFound = (yield* within(walk(schema, value[name], refusesText !== false), [name])) || isFound
    }
    if (matching.length === 0 && !Object.hasOwn(shape, name)) others.push(name)
  }
  return (yield* otherFailures(catchall, others, value, refusesText)) || isFound
}

/** @param rest the schema of undeclared properties; undefined if any value is allowed */
function* otherFailures(
  rest: Schema | undefined,
  names: readonly string[],
  value: Record<string, unknown>,
  refusesText: RefusesText,
): Failures {
  const isClosed = rest !== undefined && definitionOf(rest).type === 'never'
  const refuses = refusesText === true
  if (rest === undefined && !refuses) return false
  let isFound = false
  for (const name of names) {
    const own = value[name]
    if (isClosed && !(own instanceof Unreadable)) {
      yield failure('unknown', 'is not a known field', [name])
      isFound = true
      continue
    }
    const inName = yield* within(oneOf(refuses && badText(name)), [name])
    isFound = inName || (yield* within(walk(rest ?? anything, own, refuses), [name])) || isFound
  }
  return isFound
}

const anything = z.unknown()

/** Runs the checks of `schema` itself on a value whose parts are all valid. */
function* checkFailures(schema: Schema, value: unknown): Failures {
  const payload: z.core.ParsePayload = { value, issues: [] }
  checkKeys(schema, payload)
  const checks = definitionOf(schema).checks as readonly z.core.$ZodCheck<unknown>[] | undefined
  for (const check of checks ?? []) {
    if (payload.issues.length === 0) check._zod.check(payload)
  }
  for (const issue of payload.issues) yield described(z.core.util.finalizeIssue(issue, {}, z.config()), schema, value)
  return payload.issues.length > 0
}

/** The issues of zod. Use it only for small values, because zod visits all parts. */
function* zodFailures(schema: Schema, value: unknown): Failures {
  const issues = z.safeParse(schema, value).error?.issues ?? []
  for (const issue of issues) yield described(issue, schema, value)
  return issues.length > 0
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
