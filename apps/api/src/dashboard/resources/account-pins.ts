import type { Handlers } from '@channel/contract/dashboard/types'
import { setPinAtProvider, updateAccountPin } from '@channel/core/accounts'
import { writeAfter } from '../../request/verb-handlers.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const accountPins = {
  updateAccountPin: writeAfter(setPinAtProvider, updateAccountPin),
} satisfies Handlers<'account-pins', DashboardContext>
