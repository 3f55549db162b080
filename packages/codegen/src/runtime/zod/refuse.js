/** @import { z } from '@hono/zod-openapi' */
/** @import { Refusal } from './declarations/introspection.js' */

/**
 * Adds an issue at `path` in the value.
 * @param {z.core.ParsePayload} payload @param {string} kind @param {string} reason @param {(string | number)[]} [path]
 */
export function refuse(payload, kind, reason, path = []) {
  payload.issues.push({ code: 'custom', message: reason, params: { kind, reason }, path, input: payload.value })
}

/**
 * The refusal of an issue. Undefined if the issue is not from a check of this library.
 * @param {{ readonly code?: unknown, readonly params?: unknown }} issue
 * @returns {Refusal | undefined}
 */
export function refusalOf(issue) {
  const { params } = issue
  if (issue.code !== 'custom' || typeof params !== 'object' || params === null) return undefined
  return 'kind' in params && 'reason' in params ? /** @type {Refusal} */ (params) : undefined
}

/**
 * Creates a check for a schema. It may run twice on an invalid value, so it must be pure.
 * @template T @param {(payload: z.core.ParsePayload<T>) => void} check
 * @returns {z.core.$ZodCheck<T>}
 */
export function checkOf(check) {
  return /** @type {any} */ ({ _zod: { check, def: { check: 'custom' }, onattach: [] } })
}
