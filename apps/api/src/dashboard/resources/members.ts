import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteMember, deleteMemberSecondFactor, listMembers, updateMember, updateProfile } from '@channel/core'
import { page } from '../../reply.ts'
import { read, write } from '../../verb-handlers.ts'
import type { DashboardContext } from '../dashboard-context.ts'
import { resetPasswordOfMember } from '../reset-password-of-member.ts'

export const members = {
  listMembers: read(listMembers, page),
  updateMember: write(updateMember),
  deleteMember: write(deleteMember),
  updateProfile: write((tx, scope, input, { user }: DashboardContext) => updateProfile(tx, scope, input, user)),
  deleteMemberSecondFactor: write((tx, scope, input, { user }: DashboardContext) =>
    deleteMemberSecondFactor(tx, scope, input, user),
  ),
  createMemberPasswordReset: resetPasswordOfMember,
} satisfies Handlers<'members', DashboardContext>
