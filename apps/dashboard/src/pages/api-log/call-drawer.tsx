import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, ScrollText } from 'lucide-react'
import { Button, IconButton } from '../../components/button.tsx'
import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { TextLink } from '../../components/links.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { apiLogText } from '../../messages/api-log.ts'
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
  const query = { ...found, data: listed ?? found.data }
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
      title={query.data ? `${query.data.method} ${query.data.path}` : apiLogText.call}
      actions={
        index >= 0 && (
          <>
            {step(apiLogText.previous, ChevronUp, rows[index - 1])}
            {step(apiLogText.next, ChevronDown, rows[index + 1])}
          </>
        )
      }
    >
      <Loaded query={query} gone={<NoCall requestId={requestId} onRetry={() => void found.refetch()} />}>
        {(call) => <CallDetails call={call} keyNames={keyNames} />}
      </Loaded>
    </Drawer>
  )
}

function NoCall({ requestId, onRetry }: Pick<CallDrawerProps, 'requestId'> & { readonly onRetry: () => void }) {
  const hint = (
    <>
      <code className="font-mono text-sm break-all">{requestId}</code>
      <p className="mt-1">{apiLogText.goneHint}</p>
    </>
  )
  const retry = <Button onClick={onRetry}>{text.common.retry}</Button>
  return <EmptyState icon={ScrollText} title={apiLogText.gone} hint={hint} action={retry} />
}

function CallDetails({ call, keyNames }: Pick<CallDrawerProps, 'keyNames'> & { readonly call: LoggedCall }) {
  const labels = apiLogText.fields
  const key = call.key_id && (
    <TextLink to="/api-log" search={{ key_id: call.key_id }} label={keyNames.get(call.key_id) ?? call.key_id} />
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
          [text.common.requestId, <CopyableId key="id" value={call.request_id} />],
          [text.common.status, <HttpStatus key="status" status={call.status} />],
          code && [labels.code, code],
          [text.common.time, <Timestamp key="time" value={call.created_at} form="seconds" />],
          [labels.latency, apiLogText.ms(call.latency_ms)],
          [labels.key, key ?? <span className="text-quiet">{labels.noKey}</span>],
          [
            text.common.ip,
            <code key="ip" className="font-mono text-sm">
              {call.ip ?? text.common.none}
            </code>,
          ],
        ]}
      />
      <p className="text-sm text-quiet">{apiLogText.notLogged}</p>
    </div>
  )
}
