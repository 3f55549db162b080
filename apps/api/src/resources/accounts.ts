import type { Handlers } from '@channel/contract/types'
import { listAccounts } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { page } from '../reply.ts'
import { read } from '../verb-handlers.ts'

export const accounts = {
  listAccounts: read(listAccounts, page),
} satisfies Handlers<'accounts', RequestContext>
