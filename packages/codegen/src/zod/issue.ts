import type { z } from '@hono/zod-openapi'

/** What the checks of this library say of a value: `params` of an issue with the code `custom`. */
export interface Refusal {
  /** The JSON Schema keyword that failed, such as `maxLength`. */
  readonly kind: string
  /** What the value must be: `must have at most 200 characters`. */
  readonly reason: string
}

/** Adds an issue, at `path` within the value. */
export function refuse(
  payload: z.core.ParsePayload,
  kind: string,
  reason: string,
  path: (string | number)[] = [],
): void {
  payload.issues.push({
    code: 'custom',
    message: reason,
    params: { kind, reason } satisfies Refusal,
    path,
    input: payload.value,
  })
}

/** The refusal of an issue, if a check of this library made it. */
export function refusalOf(issue: { readonly code?: unknown; readonly params?: unknown }): Refusal | undefined {
  const { params } = issue
  if (issue.code !== 'custom' || typeof params !== 'object' || params === null) return undefined
  return 'kind' in params && 'reason' in params ? (params as Refusal) : undefined
}

/** A check as schemas hold it. It may run twice on a value that fails, so it must be pure. */
export function checkOf<T>(check: (payload: z.core.ParsePayload<T>) => void): z.core.$ZodCheck<T> {
  return { _zod: { check, def: { check: 'custom' }, onattach: [] } } as unknown as z.core.$ZodCheck<T>
}
