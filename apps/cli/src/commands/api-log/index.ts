import { nounCommand } from '../noun-command.ts'
import { getApiLogEntryCommand } from './get-api-log-entry.ts'
import { listApiLogCommand } from './list-api-log.ts'

export const apiLogCommand = nounCommand('api-log', 'calls of the API', [listApiLogCommand, getApiLogEntryCommand])
