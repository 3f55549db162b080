import type { Handlers } from '@channel/contract/types'
import { getAccount, listAccounts } from '@channel/core/accounts'
import { page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read } from '../request/verb-handlers.ts'

export const accounts = {
  listAccounts: read(listAccounts, page),
  getAccount: read(getAccount),
} satisfies Handlers<'accounts', RequestContext>
