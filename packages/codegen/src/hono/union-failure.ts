import { notAmong } from './describe-issue.ts'
import { type Failure, failure, inside } from './failure.ts'
import { firstFailure } from './first-failure.ts'
import { type JsonType, jsonTypeOf, mustBe, typesOf } from './json-types.ts'
import { bare, definitionOf, type Schema } from './schema-tree.ts'

/**
 * Why no option of a union takes `value`. The failure is that of the option that was meant, if the options differ in type
 * or in a required property with fixed values; else what fails deepest inside is a hint. Undefined if the union takes it.
 *
 * @param union a union, or `X.nullable()`, which is a union of X and null
 */
export function unionFailure(union: Schema, value: unknown): Failure | undefined {
  const definition = definitionOf(union)
  if (definition.type === 'nullable') return byType([definition.innerType], ['null'], value)
  if (definition.type !== 'union') return undefined
  const { options } = definition
  const types = options.map(typesOf)
  if (areApart(types)) return byType(options, [], value)
  const tag = 'discriminator' in definition ? String(definition.discriminator) : tagOf(options)
  if (tag !== undefined) return byTag(options, tag, value)
  return byHint(options, definition.inclusive === false, value)
}

function areApart(types: readonly (readonly JsonType[] | undefined)[]): boolean {
  const all = types.flatMap((each) => (each === undefined ? ['any', 'any'] : [...new Set(each)]))
  return new Set(all).size === all.length
}

/** @param more types that need no schema */
function byType(options: readonly Schema[], more: readonly JsonType[], value: unknown): Failure | undefined {
  const type = jsonTypeOf(value)
  if (more.includes(type)) return undefined
  const meant = options.find((option) => typesOf(option)?.includes(type) ?? true)
  if (meant !== undefined) return firstFailure(meant, value)
  return failure('type', mustBe([...options.flatMap((option) => typesOf(option) ?? []), ...more]))
}

function byTag(options: readonly Schema[], tag: string, value: unknown): Failure | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return failure('type', mustBe(['object']))
  if (!Object.hasOwn(value, tag)) return failure('required', 'is required', [tag])
  const sent: unknown = (value as Record<string, unknown>)[tag]
  const meant = options.find((option) => tagValues(option, tag)?.includes(sent))
  if (meant !== undefined) return firstFailure(meant, value)
  return inside(notAmong(options.flatMap((option) => tagValues(option, tag) ?? [])), [tag])
}

/** The property that each option requires, with values that no other option has. */
function tagOf(options: readonly Schema[]): string | undefined {
  const [first] = options
  const definition = first && definitionOf(bare(first))
  if (definition?.type !== 'object') return undefined
  return Object.keys(definition.shape).find((name) => {
    const values = options.map((option) => tagValues(option, name))
    const all = values.flat()
    return values.every((each) => each !== undefined) && new Set(all).size === all.length
  })
}

/** The values that `option` has at `tag`, if it is an object that requires one of a few. */
function tagValues(option: Schema, tag: string): readonly unknown[] | undefined {
  const definition = definitionOf(bare(option))
  if (definition.type === 'union') {
    const values = definition.options.map((each) => tagValues(each, tag))
    return values.every((each) => each !== undefined) ? values.flat() : undefined
  }
  if (definition.type !== 'object' || !Object.hasOwn(definition.shape, tag)) return undefined
  const property = definition.shape[tag]
  if (property === undefined || property._zod.optin !== undefined) return undefined
  return property._zod.values && [...property._zod.values]
}

/** @param exclusive whether one option only may take a value */
function byHint(options: readonly Schema[], exclusive: boolean, value: unknown): Failure | undefined {
  const kind = exclusive ? 'oneOf' : 'anyOf'
  const found = options.map((option) => firstFailure(option, value))
  const failures = found.filter((each) => each !== undefined)
  const matches = found.length - failures.length
  if (matches > 1 && exclusive) return failure(kind, 'must match only one of the forms that it may have')
  if (matches > 0) return undefined
  const closest = deepest(failures)
  if (closest?.kind === 'text') return closest
  const hint = closest === undefined ? '' : ` (${hintOf(closest)})`
  return failure(kind, `must match one of the forms that it may have${hint}`)
}

/** What failed deepest inside is most likely what was meant. */
function deepest(failures: readonly Failure[]): Failure | undefined {
  return failures.reduce<Failure | undefined>(
    (closest, each) => (closest === undefined || each.path.length > closest.path.length ? each : closest),
    undefined,
  )
}

function hintOf({ path, reason }: Failure): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : key)).join('.')
  return place === '' ? reason : `${place} ${reason}`
}
