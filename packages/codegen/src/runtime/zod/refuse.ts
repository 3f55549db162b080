import type { z } from '@hono/zod-openapi'

/** The result of a failed check of this library: `params` of an issue with the code `custom`. */
export interface Refusal {
  /** The JSON Schema keyword that failed, such as `maxLength`. */
  readonly kind: string
  /** The requirement: `must have at most 200 characters`. */
  readonly reason: string
}

/** Adds an issue at `path` in the value. */
export function refuse(payload: z.core.ParsePayload, kind: string, reason: string, path: (string | number)[] = []) {
  payload.issues.push({ code: 'custom', message: reason, params: { kind, reason }, path, input: payload.value })
}

/** The refusal of an issue. Undefined if the issue is not from a check of this library. */
export function refusalOf(issue: { readonly code?: unknown; readonly params?: unknown }): Refusal | undefined {
  const { params } = issue
  if (issue.code !== 'custom' || typeof params !== 'object' || params === null) return undefined
  return 'kind' in params && 'reason' in params ? (params as Refusal) : undefined
}

/** Creates a check for a schema. It may run twice on an invalid value, so it must be pure. */
export function checkOf<T>(check: (payload: z.core.ParsePayload<T>) => void): z.core.$ZodCheck<T> {
  return { _zod: { check, def: { check: 'custom' }, onattach: [] } } as never
}
