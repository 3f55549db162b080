import type { Figures, GetFiguresInput } from '@channel/contract/dashboard/types'
import { type Queryable, type RowOf, statement } from '@channel/db'
import { type FigureKind, figureKinds } from '../../mechanisms/figures/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { hoursOf } from './hours-of.ts'

const selectFigures = statement(
  'get_figures',
  `SELECT hour, kind, coalesce(sum(count)::float8, 0) AS count FROM hourly_figures
   WHERE organization_id = $1 AND hour >= $2 AND hour < $3 GROUP BY hour, kind`,
)
const selectHealth = statement(
  'get_webhook_health',
  `SELECT id, url, enabled, disabled_reason, failing_since FROM webhook_subscriptions
   WHERE organization_id = $1 AND deleted_at IS NULL ORDER BY id DESC`,
)

/**
 * Returns the organization's figures: those of each hour that begins in a range, and the health of its webhooks. They are
 * read from hourly sums, whatever the number of messages. New messages are counted within a minute, late reports within half an hour.
 *
 * @param input.query `from` (inclusive) and `to` (exclusive) are rounded down and up to hours; default the last 24 hours
 * @throws ApiError `invalid_field_value` if the range is empty or too long
 */
export async function getFigures(
  database: Queryable,
  scope: Pick<Scope, 'organizationId' | 'now'>,
  { query }: GetFiguresInput,
): Promise<Omit<Figures, 'rate_limits'>> {
  const { from, to, all } = hoursOf(query, scope.now())
  const [rows, subscriptions] = await Promise.all([
    database.query(selectFigures, [scope.organizationId, from, to]),
    database.query(selectHealth, [scope.organizationId]),
  ])
  const hours = new Map(all.map((hour) => [hour, noFigures()]))
  for (const { hour, kind, count } of rows) {
    const figures = hours.get(hour)
    if (figures === undefined) continue
    // These have not left, but may have been counted before they were canceled.
    if (kind === 'message_canceled') figures.message_outbound -= count
    else figures[kind as FigureKind] += count
  }
  return {
    object: 'figures',
    from,
    to,
    hours: [...hours].map(([hour, figures]) => ({ hour, ...figures })),
    webhooks: healthOf(subscriptions),
  }
}

const maxUnhealthy = 20

function healthOf(subscriptions: readonly RowOf<'get_webhook_health'>[]): Figures['webhooks'] {
  const enabled = subscriptions.filter((each) => each.enabled)
  const failing = enabled.filter((each) => each.failing_since !== null)
  const ended = subscriptions.filter((each) => !each.enabled && each.disabled_reason !== null)
  return {
    working: enabled.length - failing.length,
    failing: failing.length,
    disabled: subscriptions.length - enabled.length,
    unhealthy: [...failing, ...ended].slice(0, maxUnhealthy),
  }
}

function noFigures(): Record<FigureKind, number> {
  return Object.fromEntries(figureKinds.map((kind) => [kind, 0])) as Record<FigureKind, number>
}
