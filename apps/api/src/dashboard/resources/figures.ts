import type { Handlers } from '@channel/contract/dashboard/types'
import { getFigures, getWebhookFigures } from '@channel/core'
import { ok } from '../../reply.ts'
import type { DashboardContext } from '../dashboard-context.ts'
import { rateLimitUse } from '../rate-limit-use.ts'

export const figures = {
  getFigures: async (input, context) =>
    ok(context, {
      ...(await getFigures(context.database, context.scope, input)),
      rate_limits: await rateLimitUse(context),
    }),
  getWebhookFigures: async (input, context) =>
    ok(context, await getWebhookFigures(context.database, context.scope, input)),
} satisfies Handlers<'figures', DashboardContext>
