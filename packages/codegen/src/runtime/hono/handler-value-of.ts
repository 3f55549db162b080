import { decoderOf, defaultsOf, PartError } from '../zod/index.ts'
import { type Failure, failure } from './failure.ts'
import type { Schema } from './schema.ts'

/**
 * Returns a function that makes of a valid value what a handler gets: with defaults, and with decoded formats. Undefined if both are
 * the same. The function throws PartError if a default cannot be decoded.
 */
export function handlerValueOf(schema: Schema): ((value: unknown) => unknown) | undefined {
  const [fill, decode] = [defaultsOf(schema), decoderOf(schema)]
  if (fill === undefined || decode === undefined) return fill ?? decode
  return (value) => decode(fill(value))
}

/** The failure of an error of a format. Throws other errors. */
export function failureOf(error: unknown): Failure {
  if (error instanceof PartError) return failure('format', error.message, error.path)
  throw error
}
