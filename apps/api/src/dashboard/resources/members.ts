import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteMember, deleteMemberSecondFactor, listMembers, updateMember, updateProfile } from '@channel/core/members'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import { resetPasswordOfMember } from '../handlers/reset-password-of-member.ts'
import { byUser } from '../request/by-user.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const members = {
  listMembers: read(listMembers, page),
  updateMember: write(updateMember),
  deleteMember: write(deleteMember),
  updateProfile: write(byUser(updateProfile)),
  deleteMemberSecondFactor: write(byUser(deleteMemberSecondFactor)),
  createMemberPasswordReset: resetPasswordOfMember,
} satisfies Handlers<'members', DashboardContext>
