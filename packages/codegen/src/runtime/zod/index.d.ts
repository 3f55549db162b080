/*
 * The helpers that generated schemas use beside zod. Each covers a keyword that zod defines differently than JSON Schema, or
 * that zod-openapi would lose.
 */
import type { RouteConfig, z } from '@hono/zod-openapi'

// Strings

/** Constraints on a string. Lengths count code points, as in JSON Schema. zod's `.min()` counts UTF-16 units. */
export interface TextOptions {
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
  /** The name of a format without a function of its own: `uri-template`, `duration`, `json-pointer`, `regex`, … */
  readonly format?: string
}

/** A string with length limits or a pattern: `text({ min: 1, max: 200 })`. */
export declare function text(options?: TextOptions): z.ZodString
/** RFC 3339, strict: `2026-01-31T09:30:00Z`. */
export declare function dateTime(options?: TextOptions): z.ZodString
/** `2026-01-31` */
export declare function date(options?: TextOptions): z.ZodString
/** `09:30:00Z` */
export declare function time(options?: TextOptions): z.ZodString
/** RFC 5321 with a domain of at least two labels. */
export declare function email(options?: TextOptions): z.ZodString
export declare function hostname(options?: TextOptions): z.ZodString
export declare function ipv4(options?: TextOptions): z.ZodString
export declare function ipv6(options?: TextOptions): z.ZodString
/** RFC 3986, absolute. */
export declare function uri(options?: TextOptions): z.ZodString
/** RFC 3986, absolute or relative. */
export declare function uriReference(options?: TextOptions): z.ZodString
export declare function uuid(options?: TextOptions): z.ZodString
/** Base64 with padding. */
export declare function byte(options?: TextOptions): z.ZodString
/** Any string. Only the document marks it as a secret. */
export declare function password(options?: TextOptions): z.ZodString

// Numbers

/** `z.number().apply(multipleOf(0.01))`: exact for decimal numbers, so 0.3 is a multiple of 0.1. */
export declare function multipleOf(divisor: number): <S extends z.ZodNumber>(schema: S) => S
/** `z.int().apply(format('int32'))`. `int64` accepts what `z.int()` accepts. `float` and `double` accept any number. */
export declare function format(name: string): <S extends z.ZodNumber>(schema: S) => S

// Arrays and objects

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
export declare function items<Rest extends z.ZodType = z.ZodUnknown>(
  prefix: readonly z.ZodType[],
  rest?: Rest,
): z.ZodArray<Rest>

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

// Choices and compositions

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

// Routes

/** A JSON request body. */
export interface JsonBody<S extends z.ZodType> {
  readonly required: boolean
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `body: json(ContactUpdate)`: a JSON body, required unless `{ required: false }` is given. */
export declare function json<S extends z.ZodType>(schema: S, options?: { required?: boolean }): JsonBody<S>

/** The parts of a response besides its body. */
export interface ReplyOptions {
  readonly description: string
  /** A schema per header, `.optional()` if the header may be missing. */
  readonly headers?: Readonly<Record<string, z.ZodType>>
}

/** A response without a body. */
export interface NoBody {
  readonly description: string
  readonly headers?: z.ZodObject
}

/** `204: noBody({ description: 'The contact was deleted.' })`: a response without a body. */
export declare function noBody(options: ReplyOptions): NoBody

/** A JSON response. */
export interface Reply<S extends z.ZodType> extends NoBody {
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `200: reply(ContactResponse, { description: 'The contact.' })`: a JSON response. */
export declare function reply<S extends z.ZodType>(schema: S, options: ReplyOptions): Reply<S>

/** The type of a generated route. The handler types cover its responses. */
export type Route<Id extends string, Method extends string, Path extends string, Request> = Omit<
  RouteConfig,
  'operationId' | 'method' | 'path' | 'request'
> & {
  readonly operationId: Id
  readonly method: Method
  readonly path: Path
  readonly request: Request
  getRoutingPath(): string
}

/** The type of a generated webhook: a route whose path is its name. */
export type WebhookRoute<Request> = Omit<RouteConfig, 'request'> & { readonly request: Request }

// Schema introspection

/** The function with which `when`, `ifThenElse`, … pick a schema for a value. Undefined for other schemas. */
export declare function pickOf(schema: z.core.$ZodType): ((value: unknown) => z.core.$ZodType | undefined) | undefined

/** Serializes a JSON value. The text is equal only for equal values, whatever the order of their keys. */
export declare function canonical(value: unknown): string

/** Metadata of a schema: keywords that zod does not support, x-… fields, and `param` for fields of a parameter. */
export interface Metadata {
  readonly param?: Readonly<Record<string, unknown>>
  readonly [keyword: string]: unknown
}

/**
 * All metadata of a schema from `annotate` or `.openapi()`, including that of schemas inside `.optional()`, `.nullable()`
 * and `.default()`. Excludes the name of a component.
 */
export declare function metadataOf(schema: z.core.$ZodType): Metadata

/**
 * Attaches metadata to this schema object, for use by zod-openapi. Several times faster than `.openapi()`, which creates a
 * new schema.
 */
export declare function annotate<S extends z.ZodType>(schema: S, metadata: Record<string, unknown>): S

/** The result of a failed check of this library: `params` of an issue with the code `custom`. */
export interface Refusal {
  /** The JSON Schema keyword that failed, such as `maxLength`. */
  readonly kind: string
  /** The requirement: `must have at most 200 characters`. */
  readonly reason: string
}

/** The refusal of an issue. Undefined if the issue is not from a check of this library. */
export declare function refusalOf(issue: { readonly code?: unknown; readonly params?: unknown }): Refusal | undefined

/**
 * Returns a function that fills the defaults of a schema into a valid value, or undefined if the schema has no defaults.
 * Copies only objects that may gain a property. Unlike zod's parsing, it keeps the order of properties and a property
 * `__proto__`.
 */
export declare function defaultsOf(schema: z.core.$ZodType): ((value: unknown) => unknown) | undefined

/** Text that an application may want to reject, and its path in a JSON value. */
export interface BadText {
  /** Outermost key first. */
  readonly path: (string | number)[]
  /** `must not contain a lone surrogate` */
  readonly reason: string
}

/** Why a text is rejected: it has a lone surrogate, which UTF-8 cannot encode, or NUL, which PostgreSQL cannot store. */
export declare function whyNotWellFormed(text: string): string | undefined

/** The types of JSON values. */
export type JsonType = 'null' | 'string' | 'number' | 'boolean' | 'array' | 'object'

/** The type of a JSON value. */
export declare function jsonTypeOf(value: unknown): JsonType

/** Sets a property, even `__proto__`, which an assignment would take for the prototype. */
export declare function setOwn(object: Record<string, unknown>, name: string, value: unknown): void

/** The first text or key in a JSON value that `whyNotWellFormed` rejects. */
export declare function findBadText(value: unknown): BadText | undefined

/** A format: its name in error messages, and a test for a value. */
export interface Format<T> {
  readonly name: string
  readonly test: (value: T) => boolean
}

/** The supported string formats. */
export declare const stringFormats: Readonly<Record<string, Format<string>>>
/** The supported number formats. */
export declare const numberFormats: Readonly<Record<string, Format<number>>>
