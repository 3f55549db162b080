import { nounCommand } from '../noun-command.ts'
import { listUncertainMessagesCommand } from './list-uncertain-messages.ts'

export const messageCommand = nounCommand('message', 'outbound messages', [listUncertainMessagesCommand])
