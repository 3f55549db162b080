import type { Handlers } from '@channel/contract/types'
import { listUsage } from '@channel/core/usage'
import { page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read } from '../request/verb-handlers.ts'

export const usage = {
  listUsage: read(listUsage, page),
} satisfies Handlers<'usage', RequestContext>
