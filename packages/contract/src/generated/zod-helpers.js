// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { compiler } from './checks.js'

/** Adds what zod judges in its own way, as the document means it. */
export const exactly = (schema) => {
  const check = compiler.check(schema)
  return (payload) => {
    const found = check(payload.value)
    if (found !== undefined) {
      payload.issues.push({ code: 'custom', message: found.reason, path: found.path.toReversed(), input: payload.value })
    }
  }
}

/** Values that zod must not rebuild. */
export const passing = (schema) => z.custom().check(exactly(schema))
