import type { z } from '@hono/zod-openapi'

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
