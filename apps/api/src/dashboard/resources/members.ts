import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteMember, deleteMemberSecondFactor, listMembers, updateMember, updateProfile } from '@channel/core/members'
import { createMemberPasswordReset } from '@channel/core/passwords'
import { updateAvailability } from '@channel/core/users'
import { page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import { mailedLink } from '../handlers/mailed-link.ts'
import { passwordResetByOwnerMail } from '../mail/mails.ts'
import { byUser } from '../request/by-user.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const members = {
  listMembers: read(listMembers, page),
  updateMember: write(updateMember),
  deleteMember: write(deleteMember),
  updateProfile: write(byUser(updateProfile)),
  updateAvailability: write(byUser(updateAvailability)),
  deleteMemberSecondFactor: write(byUser(deleteMemberSecondFactor)),
  createMemberPasswordReset: mailedLink(createMemberPasswordReset, passwordResetByOwnerMail),
} satisfies Handlers<'members', DashboardContext>
