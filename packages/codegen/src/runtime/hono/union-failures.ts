import { z } from '@hono/zod-openapi'
import { findBadText, type JsonType, jsonTypeOf } from '../zod/index.ts'
import { notAmong } from './describe-issue.ts'
import { type Failure, failure, inside } from './failure.ts'
import { bare, definitionOf, mustBe, type Schema, typesOf } from './schema.ts'

/**
 * Whether text with NUL or a lone surrogate is a failure. `declared`: only in declared properties, because the other side
 * of an intersection may declare the rest.
 */
export type RefusesText = boolean | 'declared'

/** Failures of a value. The generator returns whether there were any. */
export type Failures = Generator<Failure, boolean>

/** The functions of `failures-in.ts` that find the failure of an option. They in turn call `unionFailure`. */
export interface Finders {
  walk(schema: Schema, value: unknown, refusesText: RefusesText): Failures
  firstFailure(schema: Schema, value: unknown): Failure | undefined
}

type Explain = (value: unknown, refusesText: RefusesText, find: Finders) => Failures | Failure | undefined

const explains = new WeakMap<Schema, Explain>()

/**
 * Explains why no option of a union accepts `value`. If options differ in type or in a tag property, these are the failures
 * of the matching option. Otherwise it is one, with the deepest failure as a hint. There is none if the union accepts the value.
 *
 * @param union a union, or `X.nullable()`, which is a union of X and null
 */
export function* unionFailures(union: Schema, value: unknown, refusesText: RefusesText, find: Finders): Failures {
  let explain = explains.get(union)
  if (explain === undefined) {
    explain = explainer(union)
    explains.set(union, explain)
  }
  const found = explain(value, refusesText, find)
  if (found === undefined) return false
  if (!('path' in found)) return yield* found
  yield found
  return true
}

function explainer(union: Schema): Explain {
  const definition = definitionOf(union)
  if (definition.type === 'nullable') return byType([definition.innerType], ['null'])
  if (definition.type !== 'union') return () => undefined
  const { options } = definition
  if (areApart(options.map(typesOf))) return byType(options, [])
  const first = options[0]?._zod.propValues
  const names = 'discriminator' in definition ? [String(definition.discriminator)] : Object.keys(first ?? {})
  const tag = names.find((name) => isTag(options, name))
  return tag === undefined ? byHint(options, definition.inclusive === false) : byTag(options, tag)
}

function areApart(types: readonly (readonly JsonType[] | undefined)[]): boolean {
  const all = types.flatMap((each) => (each === undefined ? ['any', 'any'] : [...new Set(each)]))
  return new Set(all).size === all.length
}

/** @param more types that need no schema */
function byType(options: readonly Schema[], more: readonly JsonType[]): Explain {
  const found = options.map((option) => ({ option, types: typesOf(option) }))
  const notOfType = failure('type', mustBe([...found.flatMap(({ types }) => types ?? []), ...more]))
  return (value, refusesText, find) => {
    const type = jsonTypeOf(value)
    if (more.includes(type)) return undefined
    const meant = found.find(({ types }) => types?.includes(type) ?? true)
    return meant === undefined ? notOfType : find.walk(meant.option, value, refusesText)
  }
}

function byTag(options: readonly Schema[], tag: string): Explain {
  const byValue = new Map(options.flatMap((option) => tagValues(option, tag).map((value) => [value, option] as const)))
  const notTagged = inside(notAmong([...byValue.keys()]), [tag])
  return (value, refusesText, find) => {
    if (jsonTypeOf(value) !== 'object') return failure('type', mustBe(['object']))
    const fields = value as Record<string, unknown>
    if (!Object.hasOwn(fields, tag)) return failure('required', 'is required', [tag])
    const meant = byValue.get(fields[tag])
    return meant === undefined ? notTagged : find.walk(meant, value, refusesText)
  }
}

/** Whether each option requires a property `name` with values that no other option has. */
function isTag(options: readonly Schema[], name: string): boolean {
  const values = options.map((option) => tagValues(option, name))
  const all = values.flat()
  return values.every((each) => each.length > 0 && !each.includes(undefined)) && new Set(all).size === all.length
}

/** The fixed values of `tag` in `option`, including undefined if it is optional. Empty if its values are not fixed. */
function tagValues(option: Schema, tag: string): readonly unknown[] {
  const inner = bare(option)
  const definition = definitionOf(inner)
  if (definition.type !== 'union') return [...(inner._zod.propValues?.[tag] ?? [])]
  const values = definition.options.map((each) => tagValues(each, tag))
  return values.every((each) => each.length > 0) ? values.flat() : []
}

/** @param isExclusive whether exactly one option must accept the value */
function byHint(options: readonly Schema[], isExclusive: boolean): Explain {
  const kind = isExclusive ? 'oneOf' : 'anyOf'
  return (value, refusesText, find) => {
    const bad = refusesText ? findBadText(value) : undefined
    if (bad !== undefined) return failure('text', bad.reason, bad.path)
    // Most values are valid, so look for failures only if none matches.
    const matches = options.filter((option) => z.validate(option, value)).length
    if (matches > 1 && isExclusive) return failure(kind, 'must match only one of the forms that it may have')
    if (matches > 0) return undefined
    const closest = deepest(
      options.map((option) => find.firstFailure(option, value)).filter((each) => each !== undefined),
    )
    const hint = closest === undefined ? '' : ` (${hintOf(closest)})`
    return failure(kind, `must match one of the forms that it may have${hint}`)
  }
}

/** The deepest failure most likely belongs to the intended option. */
function deepest(failures: readonly Failure[]): Failure | undefined {
  return failures.reduce<Failure | undefined>(
    (closest, each) => (closest === undefined || each.path.length > closest.path.length ? each : closest),
    undefined,
  )
}

function hintOf({ path, reason }: Failure): string {
  const location = path.map((key) => (typeof key === 'number' ? `[${key}]` : key)).join('.')
  return location === '' ? reason : `${location} ${reason}`
}
