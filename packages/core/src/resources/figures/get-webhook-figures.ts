import type { GetWebhookFiguresInput, WebhookFigures } from '@channel/contract/dashboard/types'
import { type Queryable, statement } from '@channel/db'
import type { FigureKind } from '../../mechanisms/figures/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { getWebhookSubscription } from '../webhook-subscriptions/index.ts'
import { hoursOf } from './hours-of.ts'

type WebhookFigureKind = Extract<FigureKind, `delivery_${string}`>

const selectFigures = statement(
  'get_webhook_figures',
  `SELECT hour, kind, coalesce(sum(count)::float8, 0) AS count FROM hourly_webhook_figures
   WHERE organization_id = $1 AND subscription_id = $2 AND hour >= $3 AND hour < $4 GROUP BY hour, kind`,
)

/**
 * Returns the attempts of a webhook subscription in each hour that begins in a range, from hourly sums.
 *
 * @throws ApiError `resource_not_found`, or `invalid_field_value` if the range is empty or too long
 */
export async function getWebhookFigures(
  database: Queryable,
  scope: Scope,
  { params, query }: GetWebhookFiguresInput,
): Promise<WebhookFigures> {
  const { from, to, all } = hoursOf(query, scope.now())
  const [rows] = await Promise.all([
    database.query(selectFigures, [scope.organizationId, params.id, from, to]),
    getWebhookSubscription(database, scope, { params }),
  ])
  const none = { delivery_succeeded: 0, delivery_failed: 0, delivery_dead: 0 }
  const hours = new Map<string, Record<WebhookFigureKind, number>>(all.map((hour) => [hour, { ...none }]))
  for (const { hour, kind, count } of rows) {
    const figures = hours.get(hour)
    if (figures !== undefined) figures[kind as WebhookFigureKind] = count
  }
  return { object: 'webhook_figures', from, to, hours: [...hours].map(([hour, figures]) => ({ hour, ...figures })) }
}
