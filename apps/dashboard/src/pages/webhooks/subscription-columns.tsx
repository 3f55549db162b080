import type { Column } from '../../components/data-table.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { ScopeName } from './scope-name.tsx'
import { subscriptionState } from './subscription-state.ts'
import type { Subscription } from './webhook-types.ts'

const { columns, allEvents, eventCount } = webhooksText

/** The columns; `failing` are the ids of those whose last attempts failed. */
export const subscriptionColumns = (failing: ReadonlySet<string>): readonly Column<Subscription>[] => [
  {
    header: columns.url,
    className: 'max-w-0 w-full',
    cell: ({ url, description }) => (
      <span className="block">
        <span className="block truncate font-mono text-sm max-sm:break-all max-sm:whitespace-normal">{url}</span>
        {description && <span className="block truncate text-sm text-quiet">{description}</span>}
      </span>
    ),
  },
  {
    header: columns.status,
    cell: (subscription) => <StatusBadge {...subscriptionState(subscription, failing.has(subscription.id))} />,
  },
  {
    header: columns.events,
    from: 'md',
    cell: ({ event_types }) => (
      <span className="whitespace-nowrap">
        {event_types.includes('*') ? allEvents : eventCount(event_types.length)}
      </span>
    ),
  },
  { header: columns.scope, from: 'lg', cell: (subscription) => <ScopeName subscription={subscription} /> },
  {
    header: columns.created,
    from: 'lg',
    align: 'right',
    cell: ({ created_at }) => <Timestamp value={created_at} form="date" />,
  },
]
