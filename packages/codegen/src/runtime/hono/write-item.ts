import { z } from '@hono/zod-openapi'
import { type Failure, failure, inside } from './failure.ts'
import { firstFailure } from './failures-in.ts'
import type { Schema } from './schema.ts'
import type { Chunks } from './stream-of.ts'

/** Throws the failure of an item that does not match its schema. */
export type Refuse = (found: Failure) => never

/** The position of an item, and what separates it from others. */
interface Around {
  readonly index: number
  readonly boundary: string
}

/** Writes an item of a stream. Validates it if `refuse` is given. */
export type WriteItem = (item: unknown, refuse: Refuse | undefined, around: Around) => string | Chunks

/** Validates a value. */
export function check(schema: Schema, value: unknown, refuse: Refuse, path: Failure['path'] = []): void {
  if (z.validate(schema, value)) return
  refuse(inside(firstFailure(schema, value) ?? failure('type', 'does not fit its schema'), path))
}

/** @throws TypeError for a value that JSON cannot represent */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value)
  if (text === undefined) throw new TypeError('An item of a stream must be a JSON value.')
  return text
}
