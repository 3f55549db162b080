import type { Column } from '../../components/data-table.tsx'
import { formatTime, utcOf } from '../../components/timestamp.tsx'
import { apiLogText } from '../../messages/api-log.ts'
import { text } from '../../messages/text.ts'
import { HttpStatus } from './http-status.tsx'
import type { LoggedCall } from './log-data.ts'

const columnText = apiLogText.fields

/** Without the tooltip of other times, which would cost too much for rows that pass by. The details of a call have it. */
function LogTime({ value }: { readonly value: string }) {
  return (
    <time dateTime={value} title={utcOf(new Date(value))} className="whitespace-nowrap text-quiet">
      {formatTime(value, 'log')}
    </time>
  )
}

const accountPath = /^\/v1\/\d+(?=\/)/

function Path({ path }: { readonly path: string }) {
  const [account] = accountPath.exec(path) ?? []
  if (account === undefined) return path
  return (
    <>
      <span className="max-sm:hidden">{account}</span>
      <span className="max-sm:before:content-['…']">{path.slice(account.length)}</span>
    </>
  )
}

export function logColumns(keyNames: ReadonlyMap<string, string>): readonly Column<LoggedCall>[] {
  return [
    {
      header: columnText.request,
      // On a phone, the time is below the path, whose end says more than its account.
      cell: ({ method, path, created_at }) => (
        <span className="block truncate font-mono text-sm" title={path}>
          <span className="mr-2 inline-block w-12 text-quiet">{method}</span>
          <Path path={path} />
          <span className="block font-sans text-xs text-quiet sm:hidden">{formatTime(created_at, 'log')}</span>
        </span>
      ),
    },
    { header: text.common.status, className: 'w-20', cell: ({ status }) => <HttpStatus status={status} /> },
    {
      className: 'w-48',
      header: columnText.code,
      from: 'xl',
      cell: ({ error_code }) => <code className="block truncate font-mono text-xs text-quiet">{error_code}</code>,
    },
    {
      className: 'w-24',
      header: columnText.latency,
      from: 'md',
      align: 'right',
      cell: ({ latency_ms }) => <span className="whitespace-nowrap text-quiet">{apiLogText.ms(latency_ms)}</span>,
    },
    {
      className: 'w-40',
      header: columnText.key,
      from: '2xl',
      cell: ({ key_id }) => (
        <span className="block truncate text-quiet">{key_id && (keyNames.get(key_id) ?? key_id)}</span>
      ),
    },
    {
      className: 'w-36',
      header: text.common.ip,
      from: '2xl',
      cell: ({ ip }) => <span className="font-mono text-xs whitespace-nowrap text-quiet">{ip}</span>,
    },
    {
      className: 'w-44',
      header: text.common.time,
      from: 'sm',
      align: 'right',
      cell: ({ created_at }) => <LogTime value={created_at} />,
    },
  ]
}
