import type { Handlers } from '@channel/contract/dashboard/types'
import { getFigures, getWebhookFigures } from '@channel/core/figures'
import { ok } from '../../request/reply.ts'
import { rateLimitUse } from '../handlers/rate-limit-use.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const figures = {
  getFigures: async (input, context) =>
    ok(context, {
      ...(await getFigures(context.database, context.scope, input)),
      rate_limits: await rateLimitUse(context),
    }),
  getWebhookFigures: async (input, context) =>
    ok(context, await getWebhookFigures(context.database, context.scope, input)),
} satisfies Handlers<'figures', DashboardContext>
