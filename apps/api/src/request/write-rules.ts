import type { ReceivedRequest, Route, ValidateResult } from '@channel/codegen/hono'
import { fingerprintOf, type IdempotentRequest } from '@channel/core/mechanisms/idempotency'
import type { Transaction } from '@channel/db'

/** The work of a write's transaction besides its verb. */
export interface WriteRules {
  /** The path of the request, as received. */
  readonly path: string
  /** The `Idempotency-Key` of a POST. */
  readonly idempotencyKey?: string | undefined
  /** A POST with an `Idempotency-Key`, which must be executed only once. */
  readonly idempotentRequest?: IdempotentRequest | undefined
  /** The group of resources that the request writes to, reported to dashboards. */
  readonly writtenGroup?: string | undefined
  /** Throws for a reply that the route does not declare; undefined where responses are not validated. */
  readonly validateReply?: ValidateResult | undefined
  /** Records the write and its reply before the commit. */
  readonly record?: (tx: Transaction, reply: unknown) => void
}

export function writeRules(
  route: Route,
  { path, headers, body }: ReceivedRequest,
  validateReply: ValidateResult | undefined,
): WriteRules {
  const idempotencyKey = (route.method === 'post' ? headers.get('idempotency-key') : null) ?? undefined
  // Requests without a caller, such as signing in, change nothing that other users see.
  const writtenGroup = route.method !== 'get' && route.security?.length !== 0 ? route.tags?.[0] : undefined
  // The handler of an upload computes the fingerprint, of the bytes as they arrive.
  const isComplete = idempotencyKey !== undefined && route['x-streamed-file'] === undefined
  const idempotentRequest = isComplete
    ? { key: idempotencyKey, fingerprint: fingerprintOf({ method: 'POST', path, body }) }
    : undefined
  return { path, idempotencyKey, idempotentRequest, writtenGroup, validateReply }
}
