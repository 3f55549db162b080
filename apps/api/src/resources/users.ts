import type { Handlers } from '@channel/contract/types'
import { getUser, listUsers } from '@channel/core/users'
import { page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read } from '../request/verb-handlers.ts'

export const users = {
  listUsers: read(listUsers, page),
  getUser: read(getUser),
} satisfies Handlers<'users', RequestContext>
