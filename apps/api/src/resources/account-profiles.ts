import type { Handlers } from '@channel/contract/types'
import { getAccountProfile, updateAccountProfile } from '@channel/core/account-profiles'
import type { RequestContext } from '../request/request-context.ts'
import { read, writeInOwnTransactions } from '../request/verb-handlers.ts'

export const accountProfiles = {
  getAccountProfile: read(getAccountProfile),
  updateAccountProfile: writeInOwnTransactions(updateAccountProfile),
} satisfies Handlers<'account-profiles', RequestContext>
