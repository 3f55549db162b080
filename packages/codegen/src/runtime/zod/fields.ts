import { z } from '@hono/zod-openapi'
import { annotate, metadataOf } from './annotate.ts'
import { setOwn } from './json-type-of.ts'
import { parseBy, run } from './parse-by.ts'
import { checkOf, refuse } from './refuse.ts'
import { written } from './written.ts'

/**
 * `z.strictObject({…}).apply(exactlyOne('to', 'contact_id'))`: exactly one of these properties is present.
 * The document has the field `x-exactly-one-of`. Unlike with `.refine()`, you can use `.pick()`, `.omit()` and
 * `.partial()`: the rule stays while all of its properties remain, and `.partial()` removes it.
 */
export function exactlyOne(...names: string[]): <S extends z.ZodType>(schema: S) => S {
  const check = checkOf<object>((payload) => {
    const [first, second] = names.filter((name) => Object.hasOwn(payload.value, name))
    if (first === undefined) refuse(payload, 'oneOf', `must have exactly one of ${names.join(', ')}`)
    else if (second !== undefined) {
      const reason = `cannot be combined with ${first}: send exactly one of ${names.join(', ')}`
      refuse(payload, 'oneOf', reason, [second])
    }
  })
  groups.set(check, names)
  return <S extends z.ZodType>(schema: S): S => {
    const def = schema._zod.def as z.core.$ZodObjectDef & { coerce?: boolean }
    if (def.type === 'object') {
      const { 'x-exactly-one-of': _before, ...metadata } = metadataOf(schema)
      const Refined = def.coerce ? RefinedFields : RefinedObject
      return annotate(new Refined({ ...def, checks: [...(def.checks ?? []), check] }), metadata) as z.ZodType as S
    }
    const before = (metadataOf(schema)['x-exactly-one-of'] ?? []) as string[][]
    return annotate(schema.check(check as never), { 'x-exactly-one-of': [...before, names] })
  }
}

/** Maps each check of `exactlyOne` to its properties. */
const groups = new WeakMap<object, string[]>()

/**
 * An object with `exactlyOne` checks. zod does not allow `pick` on an object with checks. Here a check stays while all of
 * its properties remain, and `partial`, which makes `{}` valid, removes all checks.
 */
function refined(Base: typeof z.ZodObject): z.core.$constructor<z.ZodObject> {
  return z.core.$constructor<z.ZodObject>('Refined', (schema, def) => {
    Base.init(schema, def as never)
    const { checks = [] } = def
    const own = checks.filter((check) => groups.has(check))
    // Annotate here, so that every copy of the schema is documented too.
    annotate(schema, { 'x-exactly-one-of': own.map((check) => groups.get(check)) })
    const others = checks.filter((check) => !groups.has(check))
    const plain = () => new Base({ ...def, checks: others } as never)
    const withChecks = (part: z.ZodObject) => {
      const applicable = own
        .map((check) => groups.get(check) ?? [])
        .filter((names) => names.every((name) => name in part.shape))
      return applicable.reduce((result, names) => exactlyOne(...names)(result), part)
    }
    Object.assign(schema, {
      pick: (mask: never) => withChecks(plain().pick(mask)),
      omit: (mask: never) => withChecks(plain().omit(mask)),
      partial: (mask: never) => plain().partial(mask),
    })
  })
}

/** Options of `fields`. */
export interface FieldsOptions {
  /** The schema of properties that are not listed: `z.never()` allows none. Default: any value. */
  readonly rest?: z.ZodType
  /** Min number of properties. */
  readonly min?: number
  /** Max number of properties. */
  readonly max?: number
  /** The schema of property names. */
  readonly names?: z.ZodType
  /** Schemas for properties with matching names, listed or not. `rest` does not apply to them. */
  readonly patterns?: readonly (readonly [pattern: RegExp, schema: z.ZodType])[]
  /** `{ card: ['expiry'] }`: an object with `card` must also have `expiry`. */
  readonly needs?: Readonly<Record<string, readonly string[]>>
}

/**
 * An object with JSON semantics: only own properties count, `__proto__` is an ordinary name, and the value is returned
 * unchanged unless a default is filled in. zod's own objects see inherited properties (`constructor`) and drop
 * `__proto__`. Use it for objects that need this, or that limit the number or names of their properties.
 */
export function fields<Shape extends z.core.$ZodShape>(
  shape: Shape,
  options: FieldsOptions = {},
): z.ZodObject<Shape, z.core.$loose> {
  const { rest = z.unknown(), min = 0, max = Infinity, names, patterns = [], needs } = options
  return new Fields({
    type: 'object',
    shape,
    catchall: rest,
    min,
    max,
    names,
    patterns,
    needs,
    ...notCompiled,
  }) as never
}

/** `z.compile` skips schemas that coerce. It would otherwise compile this as an ordinary schema of its type. */
export const notCompiled = { coerce: true }

interface FieldsDef extends z.core.$ZodObjectDef {
  min: number
  max: number
  names: z.ZodType | undefined
  patterns: readonly (readonly [RegExp, z.ZodType])[]
  needs: Readonly<Record<string, readonly string[]>> | undefined
  coerce: boolean
}

const Fields: z.core.$constructor<z.ZodObject, FieldsDef> = z.core.$constructor('Fields', (schema, def) => {
  z.ZodObject.init(schema, def as never)
  const { min, max, names, patterns, needs } = def
  annotate(schema, {
    ...(min > 0 && { minProperties: min }),
    ...(max < Infinity && { maxProperties: max }),
    ...(names !== undefined && { propertyNames: written(names) }),
    ...(needs !== undefined && { dependentRequired: needs }),
    ...(patterns.length > 0 && {
      patternProperties: Object.fromEntries(patterns.map(([name, inner]) => [name.source, written(inner)])),
    }),
  })
  parseBy(schema, (payload, ctx) => {
    const parsed = parseProperties(schema, def, payload, payload.value as Record<string, unknown>, ctx)
    if (payload.issues.length === 0) checkKeys(schema, payload)
    payload.value = parsed
    return payload
  })
})

const RefinedObject = refined(z.ZodObject)
const RefinedFields = refined(Fields as never)

/** Parses the properties of an object. Returns the object itself if no property changes. */
function parseProperties(
  schema: z.ZodObject,
  def: FieldsDef,
  payload: z.core.ParsePayload,
  input: Record<string, unknown>,
  ctx: z.core.ParseContextInternal,
): Record<string, unknown> {
  let output = input
  const parse = (key: string, property: z.core.$ZodType, value: unknown) => {
    const result = run(property, value, ctx)
    if (result.issues.length > 0)
      for (const issue of z.core.util.prefixIssues(key, result.issues)) payload.issues.push(issue)
    else if (result.value !== value) {
      // A spread keeps an own property `__proto__`.
      if (output === input) output = { ...input }
      setOwn(output, key, result.value)
    }
  }
  const { shape } = def
  // Like zod's own objects, stop at the first issue if `abortEarly` is set.
  const isAborted = () => ctx.abortEarly === true && payload.issues.length > 0
  for (const key of Object.keys(shape)) {
    if (isAborted()) return output
    const property = shape[key]!
    const value = Object.hasOwn(input, key) ? input[key] : undefined
    if (value !== undefined || property._zod.optin === 'defaulted') parse(key, property, value)
    else if (property._zod.optin === undefined) {
      payload.issues.push({
        code: 'invalid_type',
        expected: 'nonoptional',
        input: undefined,
        path: [key],
        inst: schema,
      })
    }
  }
  for (const key of def.patterns.length > 0 ? Object.keys(input) : []) {
    for (const matching of patternsOf(def, key)) parse(key, matching, output[key])
  }
  const rest = def.catchall!
  if (isOpen(rest)) return output
  const others = Object.keys(input).filter((key) => !Object.hasOwn(shape, key) && patternsOf(def, key).length === 0)
  if (rest._zod.def.type === 'never') {
    if (others.length > 0) payload.issues.push({ code: 'unrecognized_keys', keys: others, input, inst: schema })
    return output
  }
  for (const key of others) {
    if (isAborted()) return output
    parse(key, rest, input[key])
  }
  return output
}

/** The schemas of the patterns that a property name matches. */
export function patternsOf(definition: object, name: string): readonly z.ZodType[] {
  const { patterns = [] } = definition as Partial<FieldsDef>
  return patterns.flatMap(([pattern, schema]) => (pattern.test(name) ? [schema] : []))
}

/** Whether a schema is `z.unknown()` itself, not a helper with the same type. */
function isOpen({ _zod: { def } }: z.core.$ZodType): boolean {
  return def.type === 'unknown' && def.checks === undefined && !('pick' in def)
}

/** Adds an issue if the names or the number of properties of an object violate a schema of `fields`. */
export function checkKeys(schema: z.core.$ZodType, payload: z.core.ParsePayload): void {
  if (!(schema instanceof Fields)) return
  const { names, min, max, needs = {} } = schema._zod.def as unknown as FieldsDef
  const value = payload.value as object
  const keys = Object.keys(value)
  const has = (name: string) => Object.hasOwn(value, name)
  const needing = Object.keys(needs).find((key) => has(key) && !needs[key]?.every(has))
  const wrong = names && keys.find((key) => !z.validate(names, key))
  if (names !== undefined && wrong !== undefined) {
    // The same issue as zod's for the keys of a record.
    const issues = names.safeParse(wrong).error?.issues ?? []
    payload.issues.push({ code: 'invalid_key', origin: 'record', issues, input: wrong, path: [wrong], inst: names })
  } else if (needing !== undefined) {
    refuse(
      payload,
      'dependentRequired',
      `must have ${needs[needing]?.find((name) => !has(name))} if ${needing} is present`,
    )
  } else if (keys.length < min)
    refuse(payload, 'minProperties', `must have at least ${min === 1 ? 'one field' : `${min} fields`}`)
  else if (keys.length > max) refuse(payload, 'maxProperties', `must have at most ${max} field${max === 1 ? '' : 's'}`)
}
