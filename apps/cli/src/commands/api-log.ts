import { findLoggedCall, listLatestCalls } from '@channel/core/api-log'
import { unauthenticatedOrganizationId } from '@channel/core/mechanisms/api-log'
import { OperatorError } from '@channel/core/mechanisms/errors'
import { parseDateTime, parseId, parseName, parseRows, parseStatusClass } from '../arguments/parse-value.ts'
import { onCellOf, onEveryCell } from '../on-database.ts'
import { printList, printOne } from '../output/print.ts'
import { operatorCommand } from './operator-command.ts'

const description = `list the latest calls of an organization, newest first

Calls without a valid key, and calls that need none, are listed under ${unauthenticatedOrganizationId}.`

const list = operatorCommand('list', description, [
  'api-log list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB',
  'api-log list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --limit 500 --json',
  'api-log list --organization org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --status 5xx --path /v1/contacts --after 2026-11-21T00:00:00Z',
])
  .requiredOption('--organization <id>', 'the organization', parseId('org'))
  .option('--status <class>', '2xx, 3xx, 4xx or 5xx', parseStatusClass)
  .option('--error-code <code>', 'the error code of the response, such as rate_limit_exceeded', parseName)
  .option('--method <method>', 'the HTTP method, such as POST', parseName)
  .option('--path <prefix>', 'the beginning of the path, such as /v1/contacts', parseName)
  .option('--key <id>', 'the API key', parseId('key'))
  .option('--request <id>', 'the request id', parseId('req'))
  .option('--after <timestamp>', 'calls at or after this time', parseDateTime)
  .option('--before <timestamp>', 'calls before this time', parseDateTime)
  .option('--limit <n>', 'number of calls, 1 to 1000', parseRows, 50)
  .action(async ({ json, organization, limit, status, errorCode, method, path, key, request, after, before }) => {
    const input = {
      organization_id: organization,
      limit,
      status_class: status,
      error_code: errorCode,
      method: method?.toUpperCase(),
      path,
      key_id: key,
      request_id: request,
      created_after: after,
      created_before: before,
    }
    printList(await onCellOf(['organization', organization], (database) => listLatestCalls(database, input)), json, {
      columns: ['created_at', 'method', 'path', 'status', 'error_code', 'latency_ms', 'ip', 'key_id', 'request_id'],
      emptyText: 'No calls.',
    })
  })

const get = operatorCommand('get', 'show the call with a request id, of any organization', [
  'api-log get req_01M81VHZA02WKY4BPX8TPDCRAF',
])
  .argument('<request_id>', 'the `request_id` of the response', parseId('req'))
  .action(async (requestId, { json }) => {
    const found = await onEveryCell((database) => findLoggedCall(database, requestId).catch(errorOfOperator))
    const results = found.map(({ result }) => result)
    const call = results.find((result) => !(result instanceof OperatorError)) ?? results[0]
    if (call === undefined || call instanceof OperatorError) throw call
    printOne(call, json)
  })

/** It may be in another cell. */
function errorOfOperator(error: unknown): OperatorError {
  if (error instanceof OperatorError) return error
  throw error
}

export const verbs = [list, get]
