import type { Handlers } from '@channel/contract/dashboard/types'
import { deleteMember, listMembers, updateMember } from '@channel/core'
import { page } from '../../reply.ts'
import { read, write } from '../../verb-handlers.ts'
import type { DashboardContext } from '../dashboard-context.ts'

export const members = {
  listMembers: read(listMembers, page),
  updateMember: write(updateMember),
  deleteMember: write(deleteMember),
} satisfies Handlers<'members', DashboardContext>
