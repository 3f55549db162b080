import type { z } from '@hono/zod-openapi'

/** A union of one schema and null. */
export type OrNull<S extends z.ZodType> = z.ZodUnion<readonly [S, z.ZodNull]>

/**
 * `orNull(Metadata)`: null, or a value that matches a component. The document has a `oneOf` of the two.
 * `Metadata.nullable()` would become an `allOf` that rejects null.
 */
export declare function orNull<S extends z.ZodType>(schema: S): OrNull<S>

/** Exactly one of the schemas matches. Unlike `z.xor`, it is a `oneOf` in the document. */
export declare function oneOf<const Options extends readonly z.ZodType[]>(options: Options): z.ZodUnion<Options>

/** At least one of the schemas matches. Unlike in `z.union`, an option that is a union is kept in the document. */
export declare function anyOf<const Options extends readonly z.ZodType[]>(options: Options): z.ZodUnion<Options>

/** One of several JSON values. Unlike with `z.literal([…])`, the document lists all of them. */
export declare function values<const Values extends readonly (string | number | boolean | null)[]>(
  ...values: Values
): z.ZodLiteral<Values[number]>
export declare function values(...values: unknown[]): z.ZodType

/** Any value except undefined. zod-openapi treats a property that is `z.unknown()` as optional. */
export declare function anything(): z.ZodUnknown

/** A file of a multipart form. zod-openapi does not support `z.file()`. */
export declare function file(): z.ZodFile

/** No value. Unlike `z.never()`, zod-openapi supports it. */
export declare function nothing(): z.ZodNever

/**
 * All schemas match the original value, as in `allOf`. `z.intersection` instead merges the outputs of its two sides, and
 * lets one side declare properties that the other, closed side rejects.
 */
export declare function all<A extends z.ZodType, B extends z.ZodType>(left: A, right: B): z.ZodIntersection<A, B>
export declare function all(...schemas: z.ZodType[]): z.ZodType

/**
 * `when({ object: X, string: Y })`: an object must match X, and a string Y. Values of other types are allowed. This is the
 * meaning of keywords without a `type`.
 */
export declare function when(byType: Partial<Record<'object' | 'array' | 'string' | 'number', z.ZodType>>): z.ZodType

/** A value that does not match X: `not(X)`. */
export declare function not(schema: z.ZodType): z.ZodType

/** A value that matches the first schema must match the second one. Any other value must match the third one. */
export declare function ifThenElse(condition: z.ZodType, then: z.ZodType, otherwise?: z.ZodType): z.ZodType

/** An object with the property must match the schema as a whole: `dependentSchemas`. */
export declare function ifPresent(name: string, schema: z.ZodType): z.ZodType

/** The evaluated properties: by name, by pattern, and by each case whose condition matches. */
export interface Evaluated {
  readonly names?: readonly string[]
  readonly patterns?: readonly RegExp[]
  readonly cases?: readonly (readonly [condition: z.ZodType, evaluated: Evaluated | true])[]
}

/** A value that matches the schema, and whose unevaluated properties match `rest`: `unevaluatedProperties`. */
export declare function unevaluated(schema: z.ZodType, rest: z.ZodType, evaluated: Evaluated): z.ZodType
