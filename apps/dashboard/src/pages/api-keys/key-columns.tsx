import { Link } from '@tanstack/react-router'
import type { Column } from '../../components/data-table.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import type { ApiKey } from './api-keys-data.ts'
import { keyStatus, keyStatuses } from './key-status.ts'
import { RevokeButton } from './revoke-button.tsx'

const quiet = (value: string) => <span className="text-quiet">{value}</span>

/** The columns of the list of keys. */
export function keyColumns(mayWrite: boolean): readonly Column<ApiKey>[] {
  const columns: Column<ApiKey>[] = [
    {
      id: 'name',
      header: text.apiKeys.columns.name,
      className: 'wrap-anywhere',
      // On a phone, the columns that do not fit are below the name.
      cell: ({ name, display, last_used_at, expires_at }) => (
        <div className="min-w-0">
          <div className="font-medium">{name ?? quiet(text.apiKeys.unnamed)}</div>
          <code className="font-mono text-xs text-quiet">{display}</code>
          <div className="text-xs text-quiet sm:hidden">
            {text.apiKeys.columns.lastUsed}{' '}
            {last_used_at === null ? text.common.never : <Timestamp value={last_used_at} form="relative" />}
          </div>
          {expires_at !== null && (
            <div className="text-xs text-quiet md:hidden">
              {text.apiKeys.columns.expires} <Timestamp value={expires_at} form="date" />
            </div>
          )}
        </div>
      ),
    },
    {
      id: 'status',
      header: text.apiKeys.columns.status,
      cell: (key) => {
        const { tone, label } = keyStatuses[keyStatus(key)]
        return <StatusBadge tone={tone}>{label}</StatusBadge>
      },
    },
    {
      id: 'used',
      header: text.apiKeys.columns.lastUsed,
      from: 'sm',
      cell: ({ id, last_used_at }) =>
        last_used_at === null ? (
          quiet(text.common.never)
        ) : (
          <span className="inline-flex items-center gap-2">
            <Timestamp value={last_used_at} form="relative" />
            <Link to="/api-log" search={{ key_id: id }} className="text-sm text-accent hover:underline">
              {text.apiKeys.calls}
            </Link>
          </span>
        ),
    },
    {
      id: 'expires',
      header: text.apiKeys.columns.expires,
      from: 'md',
      cell: ({ expires_at }) =>
        expires_at === null ? quiet(text.common.never) : <Timestamp value={expires_at} form="date" />,
    },
    {
      id: 'created',
      header: text.apiKeys.columns.created,
      from: 'lg',
      cell: ({ created_at, created_by }) => (
        <div>
          <Timestamp value={created_at} form="date" />
          {created_by && <div className="text-xs text-quiet">{text.apiKeys.by(created_by.name)}</div>}
        </div>
      ),
    },
  ]
  if (!mayWrite) return columns
  return [
    ...columns,
    {
      id: 'actions',
      header: text.common.actions,
      hiddenHeader: true,
      align: 'right',
      cell: (key) => (keyStatus(key) === 'revoked' ? null : <RevokeButton apiKey={key} />),
    },
  ]
}
