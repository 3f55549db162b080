import { nounCommand } from '../noun-command.ts'
import { listApiLogCommand } from './list-api-log.ts'

export const apiLogCommand = nounCommand('api-log', 'calls of the API', [listApiLogCommand])
