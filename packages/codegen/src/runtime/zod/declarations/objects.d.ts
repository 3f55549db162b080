import type { z } from '@hono/zod-openapi'

/** `z.array(…).apply(unique)`: no two items are equal as JSON values. */
export declare function unique<S extends z.ZodArray>(schema: S): S

/**
 * `z.array(…).apply(contains(X))`: at least one item matches X. `min` and `max` limit the number of matching items, as
 * `minContains` and `maxContains` do.
 */
export declare function contains(
  schema: z.ZodType,
  options?: { readonly min?: number; readonly max?: number },
): <S extends z.ZodArray>(schema: S) => S

/** `items([A, B], Rest)`: the first item matches A, the second B, all others Rest. The array may be shorter. */
export declare function items<const Prefix extends readonly z.ZodType[], Rest extends z.ZodType = z.ZodUnknown>(
  prefix: Prefix,
  rest?: Rest,
): z.ZodArray<z.ZodUnion<readonly [...Prefix, Rest]>>

/**
 * `z.strictObject({…}).apply(exactlyOne('to', 'contact_id'))`: exactly one of these properties is present.
 * The document has the field `x-exactly-one-of`. Unlike with `.refine()`, you can use `.pick()`, `.omit()` and
 * `.partial()`: the rule stays while all of its properties remain, and `.partial()` removes it.
 */
export declare function exactlyOne(...names: string[]): <S extends z.ZodType>(schema: S) => S

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
export declare function fields<Shape extends z.core.$ZodShape>(
  shape: Shape,
  options?: FieldsOptions,
): z.ZodObject<Shape, z.core.$loose>

/** The schemas of the patterns that a property name matches. */
export declare function patternsOf(definition: object, name: string): readonly z.ZodType[]

/** Adds an issue if the names or the number of properties of an object violate a schema of `fields`. */
export declare function checkKeys(schema: z.core.$ZodType, payload: z.core.ParsePayload): void
