import type { Column } from '../../components/data-table.tsx'
import { formatTime, Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { type ListedEvent, resourceNameOf, resourceOf } from './event-search.ts'

const { columns: labels } = text.events
const none = <span className="text-faint">–</span>

/** @param numberOf the name of an account */
export function eventColumns(numberOf: (phoneNumberId: string) => string): readonly Column<ListedEvent>[] {
  return [
    {
      header: labels.event,
      className: 'max-w-0 w-full',
      // On a phone, the time is below the event.
      cell: ({ type, created_at }) => (
        <span className="block truncate">
          <code className="font-mono text-sm">{type}</code>
          <span className="block text-xs text-quiet sm:hidden">{formatTime(created_at, 'log')}</span>
        </span>
      ),
    },
    {
      header: labels.resource,
      from: 'md',
      cell: (event) => (
        <>
          <span className="block max-w-64 truncate empty:hidden">{resourceNameOf(event)}</span>
          <code className="font-mono text-sm whitespace-nowrap text-quiet">{resourceOf(event) ?? none}</code>
        </>
      ),
    },
    {
      header: labels.number,
      from: 'lg',
      cell: ({ phone_number_id }) =>
        phone_number_id === null ? none : <span className="whitespace-nowrap">{numberOf(phone_number_id)}</span>,
    },
    {
      header: text.common.time,
      from: 'sm',
      align: 'right',
      cell: ({ created_at }) => <Timestamp value={created_at} form="log" className="text-quiet" />,
    },
  ]
}
