import { Link } from '@tanstack/react-router'
import { callDashboard } from '../../call-dashboard.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { actionsColumn, type Column } from '../../components/data-table.tsx'
import { StatusBadge, type Tone } from '../../components/status-badge.tsx'
import { formatTime, Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { type ApiKey, apiKeysQuery } from './api-keys-query.ts'

interface KeyProps {
  readonly apiKey: ApiKey
}

const quiet = (value: string) => <span className="text-quiet">{value}</span>

function KeyStatus({ apiKey }: KeyProps) {
  const status = keyStatus(apiKey)
  return <StatusBadge tone={keyTones[status]} label={text.apiKeys.statuses[status]} />
}

function HiddenColumns({ apiKey }: KeyProps) {
  const { last_used_at, expires_at } = apiKey
  return (
    <>
      <div className="my-1 sm:hidden">
        <KeyStatus apiKey={apiKey} />
      </div>
      <div className="text-xs text-quiet sm:hidden">
        {last_used_at === null ? (
          text.apiKeys.unused
        ) : (
          <>
            {text.apiKeys.columns.lastUsed} <Timestamp value={last_used_at} form="relative" />
          </>
        )}
      </div>
      {expires_at !== null && (
        <div className="text-xs text-quiet md:hidden">
          {text.apiKeys.columns.expires} <Timestamp value={expires_at} form="date" />
        </div>
      )}
    </>
  )
}

export function keyColumns(mayWrite: boolean): readonly Column<ApiKey>[] {
  const columns: Column<ApiKey>[] = [
    {
      header: text.apiKeys.columns.name,
      className: 'wrap-anywhere',
      // On a phone, the columns that do not fit are below the name.
      cell: (key) => (
        <div className="min-w-0">
          <div className="line-clamp-3 font-medium" title={key.name ?? undefined}>
            {key.name ?? quiet(text.apiKeys.unnamed)}
          </div>
          <code className="font-mono text-xs text-quiet">{key.display}</code>
          <HiddenColumns apiKey={key} />
        </div>
      ),
    },
    { header: text.apiKeys.columns.status, from: 'sm', cell: (key) => <KeyStatus apiKey={key} /> },
    {
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
      header: text.apiKeys.columns.expires,
      from: 'md',
      cell: ({ expires_at }) =>
        expires_at === null ? quiet(text.common.never) : <Timestamp value={expires_at} form="date" />,
    },
    {
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
  const actions = actionsColumn<ApiKey>((key) => keyStatus(key) !== 'revoked' && <RevokeButton apiKey={key} />)
  return mayWrite ? [...columns, actions] : columns
}

/** Revokes a key after a confirmation that says when it was last used. */
function RevokeButton({ apiKey: { id, name, display, last_used_at } }: { readonly apiKey: ApiKey }) {
  const label = name ?? display
  const ask = () =>
    confirm({
      title: text.apiKeys.revokeTitle(label),
      description: (
        <>
          <p>{text.apiKeys.revokeHint}</p>
          <p className="mt-2 text-ink">
            {last_used_at === null
              ? text.apiKeys.neverUsed
              : text.apiKeys.lastUsed(formatTime(last_used_at, 'relative'))}
          </p>
        </>
      ),
      action: text.common.revoke,
      run: () => callDashboard((api) => api.DELETE('/dashboard/api_keys/{id}', { params: { path: { id } } })),
      refreshes: [apiKeysQuery.queryKey],
      done: text.apiKeys.revoked(label),
    })
  return (
    <Button size="sm" onClick={ask} aria-label={`${text.common.revoke} ${label}`}>
      {text.common.revoke}
    </Button>
  )
}

type KeyState = keyof typeof text.apiKeys.statuses

const soonMs = 7 * 24 * 3_600_000

/** Whether a key can still be used. */
function keyStatus({ revoked_at, expires_at }: ApiKey, now = Date.now()): KeyState {
  if (revoked_at !== null) return 'revoked'
  if (expires_at === null) return 'active'
  const leftMs = new Date(expires_at).getTime() - now
  return leftMs <= 0 ? 'expired' : leftMs < soonMs ? 'expires_soon' : 'active'
}

const keyTones: Readonly<Record<KeyState, Tone>> = {
  active: 'good',
  expires_soon: 'warn',
  expired: 'neutral',
  revoked: 'neutral',
}
