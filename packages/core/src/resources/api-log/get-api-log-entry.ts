import type { ApiLogEntry, GetApiLogEntryInput } from '@channel/contract/dashboard/types'
import { type Queryable, statement } from '@channel/db'
import { unauthenticatedOrganizationId } from '../../mechanisms/api-log/index.ts'
import { notFound, OperatorError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { apiLogColumns, apiLogView } from './api-log-view.ts'
import { timesOfRequest } from './times-of.ts'

const findCall = statement(
  'find_call',
  `SELECT ${apiLogColumns} FROM api_log
   WHERE organization_id = $1 AND created_at >= $2 AND created_at < $3 AND request_id = $4`,
)

// One lookup per organization: it is faster than reading all calls of that second, and needs no index.
const findCallOfAny = statement(
  'find_call_of_any',
  `SELECT call.* FROM (SELECT id FROM organizations UNION ALL SELECT $4) organization
   CROSS JOIN LATERAL (
     SELECT ${apiLogColumns} FROM api_log
     WHERE organization_id = organization.id AND created_at >= $1 AND created_at < $2 AND request_id = $3
     LIMIT 1
   ) call
   LIMIT 1`,
)

/**
 * Returns a call with a key of the organization. A call of the last second may still be missing.
 *
 * @throws ApiError `resource_not_found`
 */
export async function getApiLogEntry(
  database: Queryable,
  scope: Scope,
  { params }: GetApiLogEntryInput,
): Promise<ApiLogEntry> {
  const { request_id } = params
  const { from, to } = timesOfRequest(request_id)
  const [row] = await database.query(findCall, [scope.organizationId, from, to, request_id])
  if (row === undefined) throw notFound('request_id', noCall(request_id))
  return apiLogView(row)
}

/**
 * Finds a call of any organization, for the operator.
 *
 * @throws OperatorError if there is none
 */
export async function findLoggedCall(database: Queryable, request_id: string): Promise<ApiLogEntry> {
  const { from, to } = timesOfRequest(request_id)
  const [row] = await database.query(findCallOfAny, [from, to, request_id, unauthenticatedOrganizationId])
  if (row === undefined) throw new OperatorError(noCall(request_id))
  return apiLogView(row)
}

function noCall(requestId: string): string {
  return `There is no call ${requestId} in the log of the last 30 days.`
}
