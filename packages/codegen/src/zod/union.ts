import { getRefId } from '@asteasolutions/zod-to-openapi'
import { z } from '@hono/zod-openapi'
import { fillDefaults } from './defaults.ts'
import { annotate } from './metadata.ts'
import { notCompiled } from './object.ts'

/** A union of one schema and null. */
export type OrNull<S extends z.ZodType> = z.ZodUnion<readonly [S, z.ZodNull]>

/**
 * `orNull(Metadata)`: what is null, or fits a component. In the document it is a choice of the two;
 * `Metadata.nullable()` would become an `allOf` that refuses null.
 */
export function orNull<S extends z.ZodType>(schema: S): OrNull<S> {
  const either = new NullOr({ type: 'union', options: [schema, z.null()] })
  const name = getRefId(schema as never)
  // zod-openapi would write the options of a union in place of its name.
  if (name === undefined || !(schema instanceof z.ZodUnion)) return either as never
  return annotate(either, { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] }) as never
}

const NullOr = z.core.$constructor<z.ZodUnion, z.core.$ZodUnionDef>('NullOr', (schema, def) => {
  z.ZodUnion.init(schema, def as never)
  // The issues of the one schema say more than "no option fits".
  schema._zod.parse = (payload, ctx) => (payload.value === null ? payload : def.options[0]!._zod.run(payload, ctx))
})

/** Exactly one of several schemas fits. Unlike `z.xor`, it is `oneOf` in the document too. */
export function oneOf<const Options extends readonly z.ZodType[]>(options: Options): z.ZodXor<Options> {
  return z.xor(options as never).openapi({}, { unionPreferredType: 'oneOf' } as never) as never
}

/** Any of several scalar values. Unlike `z.literal([…])`, the document has all of them. */
export function values<const Values extends readonly (string | number | boolean | null)[]>(
  ...values: Values
): z.ZodLiteral<Values[number]> {
  const types = new Set(values.map((value) => (value === null ? 'null' : typeof value)))
  return annotate(z.literal(values as never), { type: [...types], enum: values }) as never
}

/**
 * Every one of several schemas fits the value as it came, as `allOf` has it. `z.intersection` merges what its two sides
 * make of the value, and lets one side declare the properties that the other, closed one refuses.
 */
export function all<A extends z.ZodType, B extends z.ZodType>(left: A, right: B): z.ZodIntersection<A, B>
export function all(...schemas: z.ZodType[]): z.ZodType
export function all(...schemas: z.ZodType[]): z.ZodType {
  return schemas.reduce((left, right) => new All({ type: 'intersection', left, right, ...notCompiled } as never))
}

const All = z.core.$constructor<z.ZodIntersection, z.core.$ZodIntersectionDef>('All', (schema, def) => {
  z.ZodIntersection.init(schema, def as never)
  // Lets a discriminated union find the tag of an option that is composed.
  z.core.util.defineLazy(schema._zod, 'propValues', () => ({
    ...def.left._zod.propValues,
    ...def.right._zod.propValues,
  }))
  let sides: readonly z.core.$ZodType[] | undefined
  schema._zod.parse = (payload, ctx) => {
    sides ??= [z.compile(def.left), z.compile(def.right)]
    for (const side of sides) {
      const result = side._zod.run({ value: payload.value, issues: [] }, ctx) as z.core.ParsePayload
      payload.issues.push(...result.issues)
    }
    if (payload.issues.length === 0) payload.value = fillDefaults(schema, payload.value)
    return payload
  }
})

