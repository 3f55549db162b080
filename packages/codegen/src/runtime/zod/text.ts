import { z } from '@hono/zod-openapi'
import { annotate } from './annotate.ts'
import { checkOf, refuse } from './refuse.ts'
import { stringFormats } from './string-formats.ts'

/** Constraints on a string. Lengths count code points, as in JSON Schema. zod's `.min()` counts UTF-16 units. */
export interface TextOptions {
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
  /** The name of a format without a function of its own: `uri-template`, `duration`, `json-pointer`, `regex`, … */
  readonly format?: string
}

/** A string with length limits or a pattern: `text({ min: 1, max: 200 })`. */
export function text({ min = 0, max = Infinity, pattern, format }: TextOptions = {}): z.ZodString {
  const known = format === undefined ? undefined : stringFormats[format]
  const check = checkOf<string>((payload) => {
    const { value } = payload
    // A string with n UTF-16 units has n/2 to n code points, so counting is rarely needed.
    const units = value.length
    if (units < min || (units < 2 * min && codePoints(value) < min)) {
      refuse(payload, 'minLength', min === 1 ? 'must not be empty' : `must have at least ${characters(min)}`)
    } else if (units > max && codePoints(value) > max) {
      refuse(payload, 'maxLength', `must have at most ${characters(max)}`)
    } else if (pattern !== undefined && !pattern.test(value)) {
      refuse(payload, 'pattern', `must match ${pattern.source}`)
    } else if (known !== undefined && !known.test(value)) refuse(payload, 'format', `must be ${known.name}`)
  })
  return annotate(new z.ZodString({ type: 'string', checks: [check as never] }), {
    ...(min > 0 && { minLength: min }),
    ...(max < Infinity && { maxLength: max }),
    ...(pattern !== undefined && { pattern: pattern.source }),
    ...(format !== undefined && { format }),
  })
}

/** Length in code points, as in JSON Schema. */
function codePoints(text: string): number {
  let count = 0
  for (const _point of text) count++
  return count
}

function characters(count: number): string {
  return `${count} character${count === 1 ? '' : 's'}`
}

const ofFormat =
  (format: string) =>
  (options: TextOptions = {}): z.ZodString =>
    text({ ...options, format })

/** RFC 3339: `2026-01-31T09:30:00Z`. An offset may omit its colon: `2026-01-31 09:30:00+0000`. */
export const dateTime = ofFormat('date-time')
/** `2026-01-31` */
export const date = ofFormat('date')
/** `09:30:00Z` */
export const time = ofFormat('time')
/** RFC 5321 with a domain of at least two labels. */
export const email = ofFormat('email')
/** RFC 1123. */
export const hostname = ofFormat('hostname')
/** `192.0.2.1` */
export const ipv4 = ofFormat('ipv4')
/** RFC 4291, without a zone. */
export const ipv6 = ofFormat('ipv6')
/** RFC 3986, absolute. */
export const uri = ofFormat('uri')
/** RFC 3986, absolute or relative. */
export const uriReference = ofFormat('uri-reference')
/** RFC 9562, in letters of both cases. */
export const uuid = ofFormat('uuid')
/** Base64 with padding. */
export const byte = ofFormat('byte')
/** Any string. Only the document marks it as a secret. */
export const password = ofFormat('password')
