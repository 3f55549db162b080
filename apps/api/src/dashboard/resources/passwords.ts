import type { Handlers } from '@channel/contract/dashboard/types'
import type { DashboardContext } from '../dashboard-context.ts'
import { completePasswordReset, createPasswordReset, updatePassword } from '../passwords.ts'

export const passwords = {
  updatePassword,
  createPasswordReset,
  completePasswordReset,
} satisfies Handlers<'passwords', DashboardContext>
