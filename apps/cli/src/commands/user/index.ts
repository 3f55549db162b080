import { nounCommand } from '../noun-command.ts'
import { createUserCommand } from './create-user.ts'
import { inviteUserCommand } from './invite-user.ts'
import { listUsersCommand } from './list-users.ts'
import { resetUserCommand } from './reset-user.ts'

export const userCommand = nounCommand(
  'user',
  'users: the assignees of conversations, and who signs in to the dashboard',
  [createUserCommand, inviteUserCommand, listUsersCommand, resetUserCommand],
)
