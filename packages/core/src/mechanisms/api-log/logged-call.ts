import { type Queryable, statement } from '@channel/db'
import { addFigures } from '../figures/index.ts'

/** One call under /v1, as it is logged. */
export interface LoggedCall {
  readonly organizationId: string
  /** Null without a valid key. */
  readonly keyId: string | null
  readonly requestId: string
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly status: number
  /** The error code of the response; null if the call succeeded. */
  readonly errorCode: string | null
  /** Without the time that it has waited on purpose. */
  readonly latencyMs: number
  readonly ip: string | null
  /** When the request arrived, in milliseconds since 1970: the time of its id, by which a call is found. */
  readonly atMs: number
  /** Whether it has waited for events in vain. It is no line of the log, but a use of its key. */
  readonly isIdle?: boolean
}

/** Calls without a valid key are logged under this id, and so are calls that need no key. No organization has it. */
export const unauthenticatedOrganizationId = 'org_00000000000000000000000000'

const insertCalls = statement(
  'insert_api_log',
  `WITH written AS (
   INSERT INTO api_log (organization_id, created_at, request_id, key_id, method, path, status, latency_ms, ip, error_code)
   SELECT organization_id, to_timestamp(at_ms / 1000.0), request_id, key_id, method, path, status, latency_ms, ip,
     error_code
   FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::smallint[], $8::float8[], $9::text[],
     $10::text[])
     AS call (organization_id, at_ms, request_id, key_id, method, path, status, latency_ms, ip, error_code)
   ON CONFLICT DO NOTHING
   RETURNING organization_id, created_at, status
   )
   ${addFigures('written', 'created_at', `'log_' || status / 100 || 'xx'`)}`,
)

/** Inserts calls with one statement, which also adds them to the hourly figures. Existing rows stay unchanged: a batch is sent again if its response was lost. */
export async function writeCalls(database: Queryable, all: readonly LoggedCall[]): Promise<void> {
  const calls = all.filter((call) => !call.isIdle)
  if (calls.length === 0) return
  await database.execute(insertCalls, [
    calls.map((call) => call.organizationId),
    calls.map((call) => call.atMs),
    calls.map((call) => call.requestId),
    calls.map((call) => call.keyId),
    calls.map((call) => call.method),
    calls.map((call) => call.path),
    calls.map((call) => call.status),
    calls.map((call) => call.latencyMs),
    calls.map((call) => call.ip),
    calls.map((call) => call.errorCode),
  ])
}
