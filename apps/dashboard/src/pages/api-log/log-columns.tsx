import type { Column } from '../../components/data-table.tsx'
import { formatTime, utcOf } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { HttpStatus } from './http-status.tsx'
import type { LoggedCall } from './log-data.ts'

const columnText = text.apiLog.columns

/** Without the tooltip of other times, which would cost too much for rows that pass by. The details of a call have it. */
function LogTime({ value }: { readonly value: string }) {
  return (
    <time dateTime={value} title={utcOf(new Date(value))} className="whitespace-nowrap text-quiet">
      {formatTime(value, 'log')}
    </time>
  )
}

/** The columns of the log. */
export function logColumns(keyNames: ReadonlyMap<string, string>): readonly Column<LoggedCall>[] {
  return [
    {
      id: 'request',
      header: columnText.request,
      cell: ({ method, path }) => (
        <span className="block truncate font-mono text-sm">
          <span className="mr-2 inline-block w-12 text-quiet">{method}</span>
          {path}
        </span>
      ),
    },
    {
      id: 'status',
      header: columnText.status,
      className: 'w-20',
      cell: ({ status }) => <HttpStatus status={status} />,
    },
    {
      id: 'code',
      className: 'w-48',
      header: columnText.code,
      from: 'xl',
      cell: ({ error_code }) => <code className="block truncate font-mono text-xs text-quiet">{error_code}</code>,
    },
    {
      id: 'latency',
      className: 'w-24',
      header: columnText.latency,
      from: 'md',
      align: 'right',
      cell: ({ latency_ms }) => <span className="whitespace-nowrap text-quiet">{text.apiLog.ms(latency_ms)}</span>,
    },
    {
      id: 'key',
      className: 'w-40',
      header: columnText.key,
      from: '2xl',
      cell: ({ key_id }) => (
        <span className="block truncate text-quiet">{key_id && (keyNames.get(key_id) ?? key_id)}</span>
      ),
    },
    {
      id: 'ip',
      className: 'w-36',
      header: columnText.ip,
      from: '2xl',
      cell: ({ ip }) => <span className="font-mono text-xs whitespace-nowrap text-quiet">{ip}</span>,
    },
    {
      id: 'time',
      className: 'w-44',
      header: columnText.time,
      from: 'sm',
      align: 'right',
      cell: ({ created_at }) => <LogTime value={created_at} />,
    },
  ]
}
