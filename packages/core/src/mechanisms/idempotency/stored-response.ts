import { type Queryable, statement, type Transaction } from '@channel/db'
import type { Scope } from '../scope/index.ts'
import { seal, unseal } from '../sealing/index.ts'
import { expiredAt } from './claim-key.ts'
import type { IdempotentRequest } from './idempotent-request.ts'

/** A stored response, which a replay repeats. */
export interface StoredResponse {
  readonly status: number
  /** Headers that belong to the response rather than to the request, such as `Location`. */
  readonly headers: Readonly<Record<string, string>>
  readonly request_id: string
  /** The exact text of the body; empty without one. */
  readonly body: string
}

const insertRecord = statement(
  'store_response',
  `INSERT INTO idempotency_records
     (organization_id, key, fingerprint, status, headers, request_id, body, key_id, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)
const findRecord = statement(
  'find_stored_response',
  `SELECT fingerprint, status, headers, request_id, body, key_id FROM idempotency_records
   WHERE organization_id = $1 AND key = $2 AND created_at > $3`,
)

/** Stores the response in the transaction of the change: both are committed, or neither. */
export function storeResponse(
  tx: Transaction,
  scope: Scope,
  request: IdempotentRequest,
  response: StoredResponse,
): void {
  const { sealed, key_id } = seal(
    scope.secrets,
    storedResponseContext(scope.organizationId, request.key),
    response.body,
  )
  tx.enqueue(insertRecord, [
    scope.organizationId,
    request.key,
    request.fingerprint,
    response.status,
    response.headers,
    response.request_id,
    sealed,
    key_id,
    scope.now(),
  ])
}

/** The stored response of the key, and whether it belongs to the same request; undefined without one. */
export async function findStoredResponse(
  queryable: Queryable,
  scope: Scope,
  request: IdempotentRequest,
): Promise<{ readonly response: StoredResponse; readonly isSameRequest: boolean } | undefined> {
  const [row] = await queryable.query(findRecord, [scope.organizationId, request.key, expiredAt(scope)])
  if (row === undefined) return undefined
  const { status, request_id, key_id } = row
  const body = unseal(scope.secrets, storedResponseContext(scope.organizationId, request.key), {
    sealed: row.body,
    key_id,
  })
  const response = { status, headers: row.headers as StoredResponse['headers'], request_id, body }
  return { response, isSameRequest: row.fingerprint.equals(request.fingerprint) }
}

/** The additional data that a stored response is encrypted with. */
export function storedResponseContext(organizationId: string, key: string): string {
  return `idempotency_records ${organizationId} ${key}`
}
