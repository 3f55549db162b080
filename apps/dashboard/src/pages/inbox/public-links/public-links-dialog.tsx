import { useState } from 'react'
import { callDashboard } from '../../../call-dashboard.ts'
import { Button } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { SelectField } from '../../../components/select.tsx'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { listQuery } from '../../../dashboard-query.ts'
import type { components } from '../../../generated/paths.ts'
import { messageLinksKey } from '../../../live/queries-of-change.ts'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { useChange } from '../../../use-change.ts'
import { useList } from '../../../use-list.ts'

type MessageLink = components['schemas']['MessageLink']

const tones: Readonly<Record<MessageLink['status'], Tone>> = { active: 'good', expired: 'neutral', revoked: 'neutral' }
const days = ['1', '7', '14', '30'] as const
const labels = text.publicLinks

interface PublicLinksDialogProps {
  readonly open: boolean
  readonly messageId: string
  readonly onClose: () => void
}

/** The public links to a message: creates one, and revokes those that exist. */
export function PublicLinksDialog({ open, messageId, onClose }: PublicLinksDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={labels.title} description={labels.hint}>
      <div className="grid grid-cols-1 gap-5">
        {useMayWrite() && <NewLink messageId={messageId} />}
        <Links messageId={messageId} />
      </div>
    </Dialog>
  )
}

function NewLink({ messageId }: { readonly messageId: string }) {
  const [chosen, setChosen] = useState<(typeof days)[number]>('7')
  const create = useChange({
    run: () => {
      const body = { message_id: messageId, expires_in_days: Number(chosen) }
      return callDashboard((api) => api.POST('/dashboard/message_links', { body }))
    },
    refreshes: [messageLinksKey],
  })
  const url = create.data?.data.url
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={labels.days}
          value={chosen}
          onChange={setChosen}
          options={days.map((value) => ({ value, label: labels.ofDays(Number(value)) }))}
          className="w-40"
        />
        <Button variant="primary" pending={create.isPending} onClick={() => create.mutate()}>
          {labels.create}
        </Button>
      </div>
      {create.error && <ErrorNotice error={create.error} />}
      {url && (
        <div role="status" className="grid grid-cols-1 gap-2 rounded-lg bg-warn-ground p-3">
          <p className="text-sm text-warn">{labels.once}</p>
          <div className="flex items-center gap-2">
            <code className="min-w-0 grow font-mono text-sm break-all">{url}</code>
            <CopyButton value={url} label={labels.copy} />
          </div>
        </div>
      )}
    </div>
  )
}

function Links({ messageId }: { readonly messageId: string }) {
  const list = useList(
    listQuery([...messageLinksKey.slice(1), messageId], (api, query, signal) =>
      api.GET('/dashboard/message_links', { params: { query: { message_id: messageId, ...query } }, signal }),
    ),
  )
  if (list.error) return <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
  if (list.rows.length === 0) return <p className="text-sm text-quiet">{list.data && labels.none}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {list.rows.map((link) => (
        <LinkItem key={link.id} link={link} />
      ))}
    </ul>
  )
}

function LinkItem({ link }: { readonly link: MessageLink }) {
  const mayWrite = useMayWrite()
  const revoke = useChange({
    run: () =>
      callDashboard((api) => api.DELETE('/dashboard/message_links/{id}', { params: { path: { id: link.id } } })),
    refreshes: [messageLinksKey],
    done: labels.revoked,
    notifiesFailure: true,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <StatusBadge tone={tones[link.status]} label={labels.statuses[link.status]} />
      <p className="min-w-0 grow text-sm text-quiet">
        {link.created_by.name} · {text.common.expires} <Timestamp value={link.expires_at} />
      </p>
      {mayWrite && link.status === 'active' && (
        <Button size="sm" pending={revoke.isPending} onClick={() => revoke.mutate()}>
          {text.common.revoke}
        </Button>
      )}
    </li>
  )
}
