import type { Handlers } from '@channel/contract/dashboard/types'
import { createMessageLink, deleteMessageLink, listMessageLinks } from '@channel/core/message-links'
import { createdOnce, page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const messageLinks = {
  listMessageLinks: read(listMessageLinks, page),
  createMessageLink: write(
    (tx, scope, input, { user, dependencies }: DashboardContext) =>
      createMessageLink(tx, scope, input, { userId: user.userId, publicUrl: dependencies.publicUrl() }),
    createdOnce,
  ),
  deleteMessageLink: write(deleteMessageLink),
} satisfies Handlers<'message-links', DashboardContext>
