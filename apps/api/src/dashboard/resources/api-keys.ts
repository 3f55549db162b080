import type { Handlers } from '@channel/contract/dashboard/types'
import { createKeyOfOrganization, listKeysOfOrganization, revokeKeyOfOrganization } from '@channel/core/api-keys'
import { createdOnce, page } from '../../request/reply.ts'
import { read, write } from '../../request/verb-handlers.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const apiKeys = {
  listApiKeys: read(listKeysOfOrganization, page),
  createApiKey: write(
    (tx, scope, input, { user }: DashboardContext) => createKeyOfOrganization(tx, scope, input, user),
    createdOnce,
  ),
  // It waits for the other processes after its commit, so it takes no transaction.
  deleteApiKey: read(revokeKeyOfOrganization),
} satisfies Handlers<'api-keys', DashboardContext>
