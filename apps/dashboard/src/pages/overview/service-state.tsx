import { Link } from '@tanstack/react-router'
import { Card } from '../../components/card.tsx'
import { classNames } from '../../components/class-names.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import { subscriptionState } from '../webhooks/subscription-state.ts'
import type { Figures } from './figures-data.ts'

const labels = text.overview.state

/** The health of webhooks, and the use of rate limits, now. */
export function ServiceState({ figures: { webhooks, rate_limits } }: { readonly figures: Figures }) {
  const hasNone = webhooks.working + webhooks.disabled === 0
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      <Card title={labels.webhooks} actions={<StateBadges webhooks={webhooks} />}>
        {webhooks.unhealthy.length === 0 ? (
          <p className="text-base text-quiet">
            {hasNone ? labels.noWebhook : labels.allHealthy}{' '}
            <Link to="/webhooks" className="text-accent underline">
              {hasNone ? text.overview.start.steps.webhook.action : text.subscriptions.toAll}
            </Link>
          </p>
        ) : (
          <ul className="grid grid-cols-1 divide-y divide-line">
            {webhooks.unhealthy.map((webhook) => (
              <li key={webhook.id} className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
                <Link
                  to="/webhooks/$subscriptionId"
                  params={{ subscriptionId: webhook.id }}
                  className="min-w-0 truncate font-mono text-sm hover:underline"
                >
                  {webhook.url}
                </Link>
                <StatusBadge {...subscriptionState(webhook, true)} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={labels.rateLimits}>
        <div className="grid grid-cols-1 gap-3">
          <Use label={labels.read} use={rate_limits.read} />
          <Use label={labels.write} use={rate_limits.write} />
        </div>
      </Card>
    </div>
  )
}

function StateBadges({ webhooks: { working, failing, disabled } }: Pick<Figures, 'webhooks'>) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {working > 0 && <StatusBadge tone="good" label={labels.working(working)} />}
      {failing > 0 && <StatusBadge tone="warn" label={labels.failingCount(failing)} />}
      {disabled > 0 && <StatusBadge tone="neutral" label={labels.disabledCount(disabled)} />}
    </span>
  )
}

function Use({ label, use }: { readonly label: string; readonly use: Figures['rate_limits']['read'] }) {
  const used = use === null ? 0 : use.limit - use.remaining
  const part = use === null || use.limit === 0 ? 0 : used / use.limit
  return (
    <div className="grid grid-cols-1 gap-1.5 text-sm">
      <div className="flex justify-between gap-2">
        <span className="font-medium">{label}</span>
        <span className="text-quiet">{use === null ? labels.noLimit : labels.used(used, use.limit)}</span>
      </div>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames('h-full rounded-full', part > 0.8 ? 'bg-bad' : part > 0.6 ? 'bg-warn' : 'bg-accent')}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  )
}
