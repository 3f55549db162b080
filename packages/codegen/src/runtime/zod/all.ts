import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.ts'
import { canonical } from './canonical.ts'
import { fillWhole, within } from './defaults-of.ts'
import { notCompiled } from './fields.ts'
import { run } from './parse-by.ts'
import { checkOf, refuse } from './refuse.ts'
import { type Keywords, written } from './written.ts'

/** A union of one schema and null. */
export type OrNull<S extends z.ZodType> = z.ZodUnion<readonly [S, z.ZodNull]>

/**
 * `orNull(Metadata)`: null, or a value that matches a component. The document has a `oneOf` of the two.
 * `Metadata.nullable()` would become an `allOf` that rejects null.
 */
export function orNull<S extends z.ZodType>(schema: S): OrNull<S> {
  const result = new NullOr({ type: 'union', options: [asOne(schema), z.null()] })
  // The same as `.openapi({}, { unionPreferredType })`, without another schema.
  zodToOpenAPIRegistry.add(result, { _internal: { unionPreferredType: 'oneOf' } })
  return result as z.ZodType as OrNull<S>
}

/** Wraps a union that is an option. zod-openapi would replace it, even if it is a component, by its options. */
function asOne(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodUnion ? z.lazy(() => schema) : schema
}

const NullOr: z.core.$constructor<z.ZodUnion, z.core.$ZodUnionDef> = z.core.$constructor('NullOr', (schema, def) => {
  z.ZodUnion.init(schema, def as never)
  const [option] = def.options as [z.core.$ZodType, z.core.$ZodType]
  // Issues of the inner schema are more specific than "no option fits".
  schema._zod.parse = (payload, ctx) => (payload.value === null ? payload : option._zod.run(payload, ctx)) as never
})

/** Exactly one of the schemas matches. Unlike `z.xor`, it is a `oneOf` in the document. */
export function oneOf<const Options extends readonly z.ZodType[]>(options: Options): z.ZodUnion<Options> {
  return z.xor(options.map(asOne)).openapi({}, { unionPreferredType: 'oneOf' }) as never
}

/** At least one of the schemas matches. Unlike in `z.union`, an option that is a union is kept in the document. */
export function anyOf<const Options extends readonly z.ZodType[]>(options: Options): z.ZodUnion<Options> {
  return z.union(options.map(asOne)) as never
}

/** One of several JSON values. Unlike with `z.literal([…])`, the document lists all of them. */
export function values<const Values extends readonly (string | number | boolean | null)[]>(
  ...all: Values
): z.ZodLiteral<Values[number]>
export function values(...all: unknown[]): z.ZodType
export function values(...all: unknown[]): z.ZodType {
  if (all.every((value) => typeof value !== 'object' || value === null)) {
    const types = new Set(all.map((value) => (value === null ? 'null' : typeof value)))
    return annotate(z.literal(all as z.core.util.Literal[]), { type: [...types], enum: all })
  }
  const texts = new Set(all.map(canonical))
  return judged({ enum: all }, (payload) => {
    if (texts.has(canonical(payload.value))) return
    payload.issues.push({ code: 'invalid_value', values: all as z.core.util.Primitive[], input: payload.value })
  })
}

/**
 * A schema that zod-openapi documents only by the given keywords.
 *
 * @param judge validates a value that is not undefined
 */
export function judged(keywords: Keywords, judge?: (payload: z.core.ParsePayload) => void): z.ZodUnknown {
  const check = checkOf<unknown>((payload) => {
    if (payload.value === undefined) refuse(payload, 'required', 'is required')
    else judge?.(payload)
  })
  return annotate(new z.ZodUnknown({ type: 'unknown', checks: [check] }), keywords)
}

/** Any value except undefined. zod-openapi treats a property that is `z.unknown()` as optional. */
export function anything(): z.ZodUnknown {
  return judged({})
}

/** A value that does not match X: `not(X)`. */
export function not(schema: z.ZodType): z.ZodType {
  return judged({ not: written(schema) }, (payload) => {
    if (z.validate(schema, payload.value)) refuse(payload, 'not', 'must not have this form')
  })
}

/** No value. Unlike `z.never()`, zod-openapi supports it. */
export function nothing(): z.ZodNever {
  return annotate(new Nothing({ type: 'never' }), { not: {} })
}

const Nothing: z.core.$constructor<z.ZodNever, z.core.$ZodNeverDef> = z.core.$constructor('Nothing', (schema, def) => {
  z.ZodNever.init(schema, def)
  // zod-openapi reads this definition and does not support `never`.
  schema.def = { ...def, type: 'unknown' } as never
})

/**
 * All schemas match the original value, as in `allOf`. `z.intersection` instead merges the outputs of its two sides, and
 * lets one side declare properties that the other, closed side rejects.
 */
export function all<A extends z.ZodType, B extends z.ZodType>(left: A, right: B): z.ZodIntersection<A, B>
export function all(...schemas: z.ZodType[]): z.ZodType
export function all(...schemas: z.ZodType[]): z.ZodType {
  const keywords = { allOf: schemas.map(written) }
  return schemas.reduce((left, right) => new All({ type: 'intersection', left, right, keywords, ...notCompiled }))
}

type Values = ReadonlySet<z.core.util.Primitive>

/** The values in both sets. A side without a set does not limit them. */
function common(left: Values | undefined, right: Values | undefined): Set<z.core.util.Primitive> | undefined {
  const [first, second] = left === undefined ? [right, left] : [left, right]
  return first && new Set([...first].filter((value) => second?.has(value) ?? true))
}

interface AllDef extends z.core.$ZodIntersectionDef {
  coerce: boolean
  /** Whether the right side says nothing about values that do not match the left side. */
  isDependent?: boolean
  keywords: Keywords
}

/** A schema that requires both sides. */
export const All: z.core.$constructor<z.ZodIntersection, AllDef> = z.core.$constructor('All', (schema, def) => {
  z.ZodIntersection.init(schema, def as never)
  // zod-openapi reads this definition. It documents a nullable intersection as not nullable.
  schema.def = { ...def, type: 'unknown' } as never
  annotate(schema, def.keywords)
  const { left, right } = def
  // Lets a discriminated union find the tag of a composed option.
  z.core.util.defineLazy(schema._zod, 'propValues', () => {
    const [own = {}, others = {}] = [left._zod.propValues, right._zod.propValues]
    const names = Object.keys({ ...own, ...others })
    return Object.fromEntries(names.map((name) => [name, common(own[name], others[name])!]))
  })
  z.core.util.defineLazy(schema._zod, 'values', () => common(left._zod.values, right._zod.values) as never)
  schema._zod.parse = (payload, ctx) => {
    for (const side of [left, right]) {
      const result = within(() => run(side, payload.value, ctx))
      for (const issue of result.issues) payload.issues.push(issue)
      if (ctx.abortEarly && payload.issues.length > 0) return payload
    }
    if (payload.issues.length === 0) payload.value = fillWhole(schema, payload.value)
    return payload
  }
})
