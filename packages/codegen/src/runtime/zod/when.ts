import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.ts'
import { notCompiled } from './fields.ts'
import { type JsonType, jsonTypeOf } from './json-type-of.ts'
import { refuse } from './refuse.ts'
import { type Keywords, keywordsOf, written } from './written.ts'

/** Picks the schema for a value. If none is picked, any value but undefined is valid. */
type Pick = (value: unknown) => z.core.$ZodType | undefined

/** @param options all schemas that may be picked */
function choice(pick: Pick, options: readonly z.ZodType[], keywords: Keywords): z.ZodType {
  return new Choice({ type: 'unknown', pick, options, keywords, ...notCompiled })
}

interface ChoiceDef extends z.core.$ZodUnknownDef {
  pick: Pick
  /** For walks over the schemas inside a schema, such as that for defaults. */
  options: readonly z.ZodType[]
  keywords: Keywords
  coerce: boolean
}

const Choice: z.core.$constructor<z.ZodUnknown, ChoiceDef> = z.core.$constructor('Choice', (schema, def) => {
  z.ZodUnknown.init(schema, def)
  annotate(schema, def.keywords)
  schema._zod.parse = (payload, ctx) => {
    if (payload.value === undefined) {
      refuse(payload, 'required', 'is required')
      return payload
    }
    return def.pick(payload.value)?._zod.run(payload, ctx) ?? payload
  }
})

/** The function with which `when`, `ifThenElse`, … pick a schema for a value. Undefined for other schemas. */
export function pickOf(schema: z.core.$ZodType): Pick | undefined {
  return (schema._zod.def as Partial<ChoiceDef>).pick
}

/**
 * `when({ object: X, string: Y })`: an object must match X, and a string Y. Values of other types are allowed. This is the
 * meaning of keywords without a `type`.
 */
export function when(byType: Partial<Record<JsonType, z.ZodType>>): z.ZodType {
  const options = Object.values(byType)
  const typeless = options.map((option) => ({ toJSON: () => ({ ...keywordsOf(option), type: undefined }) }))
  return choice((value) => byType[jsonTypeOf(value)], options, { allOf: typeless })
}

/** A value that matches the first schema must match the second one. Any other value must match the third one. */
export function ifThenElse(condition: z.ZodType, then: z.ZodType, otherwise?: z.ZodType): z.ZodType {
  const options = otherwise === undefined ? [then] : [then, otherwise]
  const [first, second] = options.map(written)
  return choice((value) => (z.validate(condition, value) ? then : otherwise), options, {
    if: written(condition),
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
    then: first,
    else: second,
  })
}

/** An object with the property must match the schema as a whole: `dependentSchemas`. */
export function ifPresent(name: string, schema: z.ZodType): z.ZodType {
  const has = (value: unknown) => jsonTypeOf(value) === 'object' && Object.hasOwn(value as object, name)
  const keywords = { dependentSchemas: { [name]: written(schema) } }
  return choice((value) => (has(value) ? schema : undefined), [schema], keywords)
}
