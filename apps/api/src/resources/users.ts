import type { Handlers } from '@channel/contract/types'
import { getUser, listUsers } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { page } from '../reply.ts'
import { read } from '../verb-handlers.ts'

export const users = {
  listUsers: read(listUsers, page),
  getUser: read(getUser),
} satisfies Handlers<'users', RequestContext>
