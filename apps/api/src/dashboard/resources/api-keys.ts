import type { Handlers } from '@channel/contract/dashboard/types'
import { createApiKey, deleteApiKey, listApiKeys } from '@channel/core/api-keys'
import { createdOnce, page } from '../../request/reply.ts'
import { read, write, writeInOwnTransactions } from '../../request/verb-handlers.ts'
import { byUser } from '../request/by-user.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const apiKeys = {
  listApiKeys: read(listApiKeys, page),
  createApiKey: write(byUser(createApiKey), createdOnce),
  deleteApiKey: writeInOwnTransactions(deleteApiKey),
} satisfies Handlers<'api-keys', DashboardContext>
