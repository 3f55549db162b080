import type { z } from '@hono/zod-openapi'

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
/** RFC 3339: `2026-01-31T09:30:00Z`. An offset may omit its colon: `2026-01-31 09:30:00+0000`. */
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

/** `z.number().apply(multipleOf(0.01))`: exact for decimal numbers, so 0.3 is a multiple of 0.1. */
export declare function multipleOf(divisor: number): <S extends z.ZodNumber>(schema: S) => S
/**
 * An integer of any size, as in JSON Schema; `z.int()` is limited to ±(2^53 − 1). Larger ones are exact, because requests
 * with numbers that a double would change are rejected before they are validated.
 */
export declare function integer(): z.ZodNumber
/** `integer().apply(format('int32'))`. `float` and `double` accept any number. */
export declare function format(name: string): <S extends z.ZodNumber>(schema: S) => S
