import { findLoggedCall } from '@channel/core/api-log'
import { parseId } from '../../arguments/parse-value.ts'
import { onDatabase } from '../../on-database.ts'
import { printOne } from '../../output/print.ts'
import { operatorCommand } from '../operator-command.ts'

export const getApiLogEntryCommand = operatorCommand('get', 'show the call with a request id, of any organization', [
  'api-log get req_01M81VHZA02WKY4BPX8TPDCRAF',
])
  .argument('<request_id>', 'the `request_id` of the response', parseId('req'))
  .action(async (requestId, { json }) => {
    printOne(await onDatabase((database) => findLoggedCall(database, requestId)), json)
  })
