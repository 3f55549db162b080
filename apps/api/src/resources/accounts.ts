import type { Handlers } from '@channel/contract/types'
import { listAccounts } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { page } from '../reply.ts'

export const accounts = {
  async listAccounts(input, context) {
    return page(context, await listAccounts(context.database, context.scope, input))
  },
} satisfies Handlers<'accounts', RequestContext>
