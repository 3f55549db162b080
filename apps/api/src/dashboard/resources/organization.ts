import type { Handlers } from '@channel/contract/dashboard/types'
import { getOwnOrganization, updateOwnOrganization } from '@channel/core/organizations'
import { read, write } from '../../request/verb-handlers.ts'
import { byUser } from '../request/by-user.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const organization = {
  getOrganization: read(getOwnOrganization),
  updateOrganization: write(byUser(updateOwnOrganization)),
} satisfies Handlers<'organization', DashboardContext>
