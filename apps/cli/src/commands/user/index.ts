import { nounCommand } from '../noun-command.ts'
import { createUserCommand } from './create-user.ts'
import { listUsersCommand } from './list-users.ts'

export const userCommand = nounCommand('user', 'users, the assignees of conversations', [
  createUserCommand,
  listUsersCommand,
])
