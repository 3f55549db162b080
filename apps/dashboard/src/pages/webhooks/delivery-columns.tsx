import type { Column } from '../../components/data-table.tsx'
import { formatTime, Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { HttpStatus } from '../api-log/http-status.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { NextAttempt } from './next-attempt.tsx'
import type { Delivery } from './webhook-types.ts'

const { delivery: labels } = webhooksText
const none = <span className="text-faint">–</span>

export const deliveryColumns: readonly Column<Delivery>[] = [
  {
    header: labels.event,
    className: 'max-w-0 w-full',
    // On a phone, the time is below the event.
    cell: ({ event_type, replayed_from, created_at }) => (
      <span className="block truncate">
        <code className="font-mono text-sm">{event_type}</code>
        {replayed_from && <span className="ml-2 text-sm text-quiet">{labels.replay}</span>}
        <span className="block text-xs text-quiet sm:hidden">{formatTime(created_at, 'log')}</span>
      </span>
    ),
  },
  { header: text.common.status, cell: ({ status }) => <DeliveryStatus status={status} /> },
  {
    header: labels.response,
    from: 'md',
    cell: ({ response_status }) => (response_status === null ? none : <HttpStatus status={response_status} />),
  },
  { header: labels.attempts, from: 'lg', align: 'right', cell: ({ attempt_count }) => attempt_count },
  {
    header: labels.next,
    from: 'xl',
    cell: ({ next_attempt_at }) =>
      next_attempt_at === null ? none : <NextAttempt at={next_attempt_at} className="whitespace-nowrap text-quiet" />,
  },
  {
    header: text.common.created,
    from: 'sm',
    align: 'right',
    cell: ({ created_at }) => <Timestamp value={created_at} form="log" className="text-quiet" />,
  },
]
