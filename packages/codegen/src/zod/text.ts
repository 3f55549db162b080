import { z } from '@hono/zod-openapi'
import { codePoints } from './code-points.ts'
import { stringFormats } from './formats.ts'
import { checkOf, refuse } from './issue.ts'
import { annotate } from './metadata.ts'

/** What a text must be like. Lengths count code points, as JSON Schema does; zod's `.min()` counts UTF-16 units. */
export interface TextOptions {
  readonly min?: number
  readonly max?: number
  readonly pattern?: RegExp
}

/** A string of a limited length, and of a pattern: `text({ min: 1, max: 200 })`. */
export function text(options: TextOptions = {}): z.ZodString {
  return formatted(undefined, options)
}

/** A string of a format that zod does not have, or judges in another way than the RFC. */
export function formatted(format: string | undefined, { min = 0, max = Infinity, pattern }: TextOptions): z.ZodString {
  const known = format === undefined ? undefined : stringFormats[format]
  const check = checkOf<string>((payload) => {
    const { value } = payload
    // A string has at least half as many code points as UTF-16 units, and at most as many: counting is rarely needed.
    const units = value.length
    if (units < min || (units < 2 * min && codePoints(value) < min)) {
      refuse(payload, 'minLength', min === 1 ? 'must not be empty' : `must have at least ${characters(min)}`)
    } else if (units > max && codePoints(value) > max) {
      refuse(payload, 'maxLength', `must have at most ${characters(max)}`)
    } else if (pattern !== undefined && !pattern.test(value)) {
      refuse(payload, 'pattern', `must match ${pattern.source}`)
    } else if (known !== undefined && !known.test(value)) refuse(payload, 'format', `must be ${known.name}`)
  })
  return annotate(new z.ZodString({ type: 'string', checks: [check] } as never), {
    ...(min > 0 && { minLength: min }),
    ...(max < Infinity && { maxLength: max }),
    ...(pattern !== undefined && { pattern: pattern.source }),
    ...(format !== undefined && { format }),
  })
}

function characters(count: number): string {
  return `${count} character${count === 1 ? '' : 's'}`
}

const ofFormat =
  (format: string) =>
  (options: TextOptions = {}): z.ZodString =>
    formatted(format, options)

/** RFC 3339, read strictly: `2026-01-31T09:30:00Z`. */
export const dateTime = ofFormat('date-time')
/** `2026-01-31` */
export const date = ofFormat('date')
/** `09:30:00Z` */
export const time = ofFormat('time')
/** RFC 5321 with a domain of at least two labels. */
export const email = ofFormat('email')
export const hostname = ofFormat('hostname')
export const ipv4 = ofFormat('ipv4')
export const ipv6 = ofFormat('ipv6')
/** RFC 3986, absolute. */
export const uri = ofFormat('uri')
/** RFC 3986, absolute or relative. */
export const uriReference = ofFormat('uri-reference')
export const uuid = ofFormat('uuid')
/** Base64 with padding. */
export const byte = ofFormat('byte')
/** Any string; only the document says that it is a secret. */
export const password = ofFormat('password')
