import { isChannelError } from '@channel/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, ScrollText } from 'lucide-react'
import { Button, IconButton } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { HttpStatus } from './http-status.tsx'
import { callQuery, type LoggedCall } from './log-data.ts'

interface CallDrawerProps {
  /** The call that is open. */
  readonly requestId: string | undefined
  readonly rows: readonly LoggedCall[]
  readonly keyNames: ReadonlyMap<string, string>
  readonly onChange: (requestId: string | undefined) => void
}

/** The details of a call, and the way to the next and previous one. */
export function CallDrawer({ requestId, rows, keyNames, onChange }: CallDrawerProps) {
  const index = rows.findIndex((row) => row.request_id === requestId)
  const listed = rows[index]
  const found = useQuery({ ...callQuery(requestId ?? ''), enabled: requestId !== undefined && listed === undefined })
  const call = listed ?? found.data
  const step = (label: string, icon: typeof ChevronUp, target: LoggedCall | undefined) => (
    <IconButton
      icon={icon}
      label={label}
      disabled={target === undefined}
      onClick={() => onChange(target?.request_id)}
    />
  )
  return (
    <Drawer
      open={requestId !== undefined}
      onOpenChange={() => onChange(undefined)}
      title={call ? `${call.method} ${call.path}` : text.apiLog.call}
      actions={
        index >= 0 && (
          <>
            {step(text.apiLog.previous, ChevronUp, rows[index - 1])}
            {step(text.apiLog.next, ChevronDown, rows[index + 1])}
          </>
        )
      }
    >
      {call ? (
        <CallDetails call={call} keyNames={keyNames} />
      ) : isChannelError(found.error) && (found.error.status === 404 || found.error.status === 400) ? (
        <EmptyState
          icon={ScrollText}
          title={text.apiLog.gone}
          action={<Button onClick={() => void found.refetch()}>{text.common.retry}</Button>}
        >
          <code className="font-mono text-sm break-all">{requestId}</code>
          <p className="mt-1">{text.apiLog.goneHint}</p>
        </EmptyState>
      ) : found.error ? (
        <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonLines count={6} />
      )}
    </Drawer>
  )
}

function CallDetails({
  call,
  keyNames,
}: {
  readonly call: LoggedCall
  readonly keyNames: ReadonlyMap<string, string>
}) {
  const labels = text.apiLog.details
  const key = call.key_id && (
    <Link to="/api-log" search={{ key_id: call.key_id }} className="text-accent hover:underline">
      {keyNames.get(call.key_id) ?? call.key_id}
    </Link>
  )
  const code = call.error_code && (
    <a
      href={`/docs/error-codes#${call.error_code}`}
      target="_blank"
      rel="noreferrer"
      className="text-accent hover:underline"
    >
      <code className="font-mono text-sm">{call.error_code}</code>
    </a>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <DetailList
        items={[
          [
            text.common.requestId,
            <span key="id" className="flex items-center gap-1">
              <code className="min-w-0 font-mono text-sm">{call.request_id}</code>
              <CopyButton value={call.request_id} />
            </span>,
          ],
          [labels.status, <HttpStatus key="status" status={call.status} />],
          ...(code ? [[labels.code, code] as const] : []),
          [labels.time, <Timestamp key="time" value={call.created_at} form="seconds" />],
          [labels.latency, text.apiLog.ms(call.latency_ms)],
          [labels.key, key ?? <span className="text-quiet">{labels.noKey}</span>],
          [
            labels.ip,
            <code key="ip" className="font-mono text-sm">
              {call.ip ?? text.common.none}
            </code>,
          ],
        ]}
      />
      <p className="text-sm text-quiet">{text.apiLog.notLogged}</p>
    </div>
  )
}
