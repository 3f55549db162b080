/*
 * What generated schemas use beside zod: for each thing that zod says in another way than JSON Schema, or that zod-openapi
 * would lose, one named helper.
 */
import type { RouteConfig, z } from '@hono/zod-openapi'

// Strings

/** What a string must be like. Lengths count code points, as JSON Schema does; zod's `.min()` counts UTF-16 units. */
export interface TextOptions {
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
  /** The name of a format that has no function of its own: `uri-template`, `duration`, `json-pointer`, `regex`, … */
  readonly format?: string
}

/** A string of a limited length, or of a pattern: `text({ min: 1, max: 200 })`. */
export declare function text(options?: TextOptions): z.ZodString
/** RFC 3339, read strictly: `2026-01-31T09:30:00Z`. */
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
/** Any string; only the document says that it is a secret. */
export declare function password(options?: TextOptions): z.ZodString

// Numbers

/** `z.number().apply(multipleOf(0.01))`: exact for decimals, so 0.3 is a multiple of 0.1. */
export declare function multipleOf(divisor: number): <S extends z.ZodNumber>(schema: S) => S
/** `z.int().apply(format('int32'))`. `int64` is what `z.int()` accepts, `float` and `double` say nothing about a value. */
export declare function format(name: string): <S extends z.ZodNumber>(schema: S) => S

// Arrays and objects

/** `z.array(…).apply(unique)`: no two items are equal as JSON values. */
export declare function unique<S extends z.ZodArray>(schema: S): S

/**
 * `z.array(…).apply(contains(X))`: at least one item fits X. `min` and `max` say how many of them do: `minContains`,
 * `maxContains`.
 */
export declare function contains(
  schema: z.ZodType,
  options?: { readonly min?: number; readonly max?: number },
): <S extends z.ZodArray>(schema: S) => S

/** `items([A, B], Rest)`: the first item fits A, the second B, all others Rest; an array may be shorter. */
export declare function items<Rest extends z.ZodType = z.ZodUnknown>(
  prefix: readonly z.ZodType[],
  rest?: Rest,
): z.ZodArray<Rest>

/**
 * `z.strictObject({…}).apply(exactlyOne('to', 'contact_id'))`: exactly one of these properties is there.
 * In the document it is the field `x-exactly-one-of`. Unlike with `.refine()`, `.pick()`, `.omit()` and `.partial()` can be
 * used on it: the rule stays while all of its properties do, and is gone after `.partial()`.
 */
export declare function exactlyOne(...names: string[]): <S extends z.ZodType>(schema: S) => S

/** What `fields` may say besides its properties. */
export interface FieldsOptions {
  /** What properties that are not listed must be: `z.never()` for none. Anything unless given. */
  readonly rest?: z.ZodType
  /** How many properties there must be. */
  readonly min?: number
  /** How many properties there may be. */
  readonly max?: number
  /** What the name of each property must be. */
  readonly names?: z.ZodType
  /** What properties with matching names must be, whether they are listed or not. They are not subject to `rest`. */
  readonly patterns?: readonly (readonly [pattern: RegExp, schema: z.ZodType])[]
  /** `{ card: ['expiry'] }`: an object with `card` must have `expiry` too. */
  readonly needs?: Readonly<Record<string, readonly string[]>>
}

/**
 * An object as JSON has it: only its own properties count, `__proto__` is a name like any other, and the value is passed
 * on as it came where no default is filled in. zod's own objects find what every object inherits (`constructor`) and drop
 * `__proto__`. For objects that need this, or that limit the number or the names of their properties.
 */
export declare function fields<Shape extends z.core.$ZodShape>(
  shape: Shape,
  options?: FieldsOptions,
): z.ZodObject<Shape, z.core.$loose>

/** The schemas of the patterns that the name of a property matches. */
export declare function patternsOf(definition: object, name: string): readonly z.ZodType[]

/** Adds an issue if the names or the number of properties of an object do not fit a schema of `fields`. */
export declare function checkKeys(schema: z.core.$ZodType, payload: z.core.ParsePayload): void

// Choices and compositions

/** A union of one schema and null. */
export type OrNull<S extends z.ZodType> = z.ZodUnion<readonly [S, z.ZodNull]>

/**
 * `orNull(Metadata)`: what is null, or fits a component. In the document it is a `oneOf` of the two;
 * `Metadata.nullable()` would become an `allOf` that refuses null.
 */
export declare function orNull<S extends z.ZodType>(schema: S): OrNull<S>

/** Exactly one of several schemas fits. Unlike `z.xor`, it is `oneOf` in the document too. */
export declare function oneOf<const Options extends readonly z.ZodType[]>(options: Options): z.ZodUnion<Options>

/** At least one of several schemas fits. Unlike in `z.union`, an option that is a union stays one in the document. */
export declare function anyOf<const Options extends readonly z.ZodType[]>(options: Options): z.ZodUnion<Options>

/** Any of several JSON values. Unlike `z.literal([…])`, the document has all of them. */
export declare function values<const Values extends readonly (string | number | boolean | null)[]>(
  ...values: Values
): z.ZodLiteral<Values[number]>
export declare function values(...values: unknown[]): z.ZodType

/** Any value, but there must be one. zod-openapi takes a property that is `z.unknown()` for an optional one. */
export declare function anything(): z.ZodUnknown

/** A file of a multipart form. zod-openapi cannot write `z.file()` into a document. */
export declare function file(): z.ZodFile

/** No value at all. Unlike `z.never()`, zod-openapi can write it into a document. */
export declare function nothing(): z.ZodNever

/**
 * Every one of several schemas fits the value as it came, as `allOf` has it. `z.intersection` merges what its two sides
 * make of the value, and lets one side declare the properties that the other, closed one refuses.
 */
export declare function all<A extends z.ZodType, B extends z.ZodType>(left: A, right: B): z.ZodIntersection<A, B>
export declare function all(...schemas: z.ZodType[]): z.ZodType

/**
 * `when({ object: X, string: Y })`: what a value must fit if it is an object, and if it is a string. Values of other types
 * fit as they are: that is what keywords without a `type` mean.
 */
export declare function when(byType: Partial<Record<'object' | 'array' | 'string' | 'number', z.ZodType>>): z.ZodType

/** What does not fit X: `not(X)`. */
export declare function not(schema: z.ZodType): z.ZodType

/** A value that fits the first schema must fit the second one, any other value the third one. */
export declare function ifThenElse(condition: z.ZodType, then: z.ZodType, otherwise?: z.ZodType): z.ZodType

/** An object with the property must fit the schema as a whole: `dependentSchemas`. */
export declare function ifPresent(name: string, schema: z.ZodType): z.ZodType

/** Which properties are evaluated: by name, by pattern, and in each case whose schema the value fits. */
export interface Evaluated {
  readonly names?: readonly string[]
  readonly patterns?: readonly RegExp[]
  readonly cases?: readonly (readonly [condition: z.ZodType, evaluated: Evaluated | true])[]
}

/** What fits a schema, and whose other properties than the evaluated ones fit `rest`: `unevaluatedProperties`. */
export declare function unevaluated(schema: z.ZodType, rest: z.ZodType, evaluated: Evaluated): z.ZodType

// Routes

/** A JSON body of a request. */
export interface JsonBody<S extends z.ZodType> {
  readonly required: boolean
  readonly content: { readonly 'application/json': { readonly schema: S } }
}

/** `body: json(ContactUpdate)`: a JSON body, required unless `{ required: false }` is given. */
export declare function json<S extends z.ZodType>(schema: S, options?: { required?: boolean }): JsonBody<S>

/** What a response is besides its body. */
export interface ReplyOptions {
  readonly description: string
  /** A schema for each header, `.optional()` where it may be missing. */
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

/** The type of a generated route. What its handler answers is typed by the handler types. */
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

// What others read of schemas

/** For a schema that asks the value for the schema that it has to fit (`when`, `ifThenElse`, …): the function that answers. */
export declare function pickOf(schema: z.core.$ZodType): ((value: unknown) => z.core.$ZodType | undefined) | undefined

/** A text that is equal for equal JSON values only, whatever the order of their keys. */
export declare function canonical(value: unknown): string

/** What was attached to a schema: keywords that zod cannot say, x-… fields, and `param` for what belongs to a parameter. */
export interface Metadata {
  readonly param?: Readonly<Record<string, unknown>>
  readonly [keyword: string]: unknown
}

/**
 * Everything that was attached to a schema, by `annotate` or by `.openapi()`, also beneath `.optional()`, `.nullable()`
 * and `.default()`. The name of a component is not part of it.
 */
export declare function metadataOf(schema: z.core.$ZodType): Metadata

/**
 * Attaches metadata to this very schema, from where zod-openapi takes it into the document. Several times cheaper than
 * `.openapi()`, which makes a new schema.
 */
export declare function annotate<S extends z.ZodType>(schema: S, metadata: Record<string, unknown>): S

/** What the checks of this library say of a value: `params` of an issue with the code `custom`. */
export interface Refusal {
  /** The JSON Schema keyword that failed, such as `maxLength`. */
  readonly kind: string
  /** What the value must be: `must have at most 200 characters`. */
  readonly reason: string
}

/** The refusal of an issue, if a check of this library made it. */
export declare function refusalOf(issue: { readonly code?: unknown; readonly params?: unknown }): Refusal | undefined

/**
 * A function that fills the defaults of a schema into a value that fits it; undefined where the schema has none, so that
 * the value can be passed on as it came. Only objects that may gain a property are copied: unlike what zod's own parsing
 * makes of a value, the order of properties and a property `__proto__` stay.
 */
export declare function defaultsOf(schema: z.core.$ZodType): ((value: unknown) => unknown) | undefined

/** Text that an application may not want to hold, and where it is in a JSON value. */
export interface BadText {
  /** Outermost key first. */
  readonly path: (string | number)[]
  /** `must not contain a lone surrogate` */
  readonly reason: string
}

/** Why a text is not well-formed: a lone surrogate, which UTF-8 cannot hold, or NUL, which PostgreSQL cannot hold. */
export declare function whyNotWellFormed(text: string): string | undefined

/** The first text of a JSON value that is not well-formed, keys included. */
export declare function findBadText(value: unknown): BadText | undefined

/** A format: what it is called in an error message, and whether a value is of it. */
export interface Format<T> {
  readonly name: string
  readonly test: (value: T) => boolean
}

/** The formats that strings may have. */
export declare const stringFormats: Readonly<Record<string, Format<string>>>
/** The formats that numbers may have. */
export declare const numberFormats: Readonly<Record<string, Format<number>>>
