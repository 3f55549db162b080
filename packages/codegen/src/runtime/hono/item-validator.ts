import { z } from '@hono/zod-openapi'
import { findBadText } from '../zod/index.ts'
import type { Failure } from './failure.ts'
import { failuresIn } from './failures-in.ts'
import { failureOf, handlerValueOf } from './handler-value-of.ts'
import type { Schema } from './schema.ts'

/** How items are read. Their number has no limit. */
export interface ItemLimits {
  /** Of an item. */
  readonly maxBytes: number
  readonly maxDepth: number
  readonly refuseBadText: boolean
}

/** A parsed item. */
export interface Parsed {
  /** With its defaults, and with decoded formats. */
  readonly item: unknown
  /** Undefined if it is valid. */
  readonly failures: (() => Iterable<Failure>) | undefined
}

/** Creates a function that validates a value and makes of it what a handler gets. */
export function validatorOf(schema: Schema, refuseBadText: boolean): (value: unknown) => Parsed {
  const compiled = z.compile(schema)
  const change = handlerValueOf(schema)
  return (value) => {
    const isValid = !(refuseBadText && findBadText(value)) && z.validate(compiled, value)
    if (!isValid) return { item: value, failures: () => failuresIn(schema, value, refuseBadText) }
    if (change === undefined) return { item: value, failures: undefined }
    try {
      return { item: change(value), failures: undefined }
    } catch (error) {
      const found = failureOf(error)
      return { item: value, failures: () => [found] }
    }
  }
}
