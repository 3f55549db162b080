import type { Handlers } from '@channel/contract/dashboard/types'
import { updatePresence } from '../handlers/update-presence.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const presence = {
  updatePresence,
} satisfies Handlers<'presence', DashboardContext>
