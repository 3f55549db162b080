import type { Handlers } from '@channel/contract/dashboard/types'
import { completePasswordReset, createPasswordReset, updatePassword } from '../handlers/passwords.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const passwords = {
  updatePassword,
  createPasswordReset,
  completePasswordReset,
} satisfies Handlers<'passwords', DashboardContext>
