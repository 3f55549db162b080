import { nounCommand } from '../noun-command.ts'
import { authorizeAccountCommand } from './authorize-account.ts'
import { connectAccountCommand } from './connect-account.ts'
import { listAccountsCommand } from './list-accounts.ts'
import { moveAccountCommand } from './move-account.ts'
import { receiveMessageCommand } from './receive-message.ts'
import { verifyAccountCommand } from './verify-account.ts'

export const accountCommand = nounCommand(
  'account',
  'channel accounts, the numbers that an organization has connected',
  [
    authorizeAccountCommand,
    connectAccountCommand,
    listAccountsCommand,
    moveAccountCommand,
    receiveMessageCommand,
    verifyAccountCommand,
  ],
)
