import type { Column } from '../../components/data-table.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { HttpStatus } from './http-status.tsx'
import type { LoggedCall } from './log-data.ts'

const columnText = text.apiLog.columns

/** The columns of the log. */
export function logColumns(keyNames: ReadonlyMap<string, string>): readonly Column<LoggedCall>[] {
  return [
    {
      id: 'request',
      header: columnText.request,
      className: 'max-w-0 w-full',
      cell: ({ method, path }) => (
        <span className="block truncate font-mono text-sm">
          <span className="mr-2 inline-block w-12 text-quiet">{method}</span>
          {path}
        </span>
      ),
    },
    { id: 'status', header: columnText.status, cell: ({ status }) => <HttpStatus status={status} /> },
    {
      id: 'code',
      header: columnText.code,
      from: 'lg',
      cell: ({ error_code }) => <code className="font-mono text-xs whitespace-nowrap text-quiet">{error_code}</code>,
    },
    {
      id: 'latency',
      header: columnText.latency,
      from: 'md',
      align: 'right',
      cell: ({ latency_ms }) => <span className="whitespace-nowrap text-quiet">{text.apiLog.ms(latency_ms)}</span>,
    },
    {
      id: 'key',
      header: columnText.key,
      from: 'xl',
      cell: ({ key_id }) => (
        <span className="block max-w-40 truncate text-quiet">{key_id && (keyNames.get(key_id) ?? key_id)}</span>
      ),
    },
    {
      id: 'ip',
      header: columnText.ip,
      from: 'xl',
      cell: ({ ip }) => <span className="font-mono text-xs whitespace-nowrap text-quiet">{ip}</span>,
    },
    {
      id: 'time',
      header: columnText.time,
      from: 'sm',
      align: 'right',
      cell: ({ created_at }) => <Timestamp value={created_at} form="log" className="text-quiet" />,
    },
  ]
}
